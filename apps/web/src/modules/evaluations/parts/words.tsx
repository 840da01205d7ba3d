import { Written } from '@titian/site'
/** Shows a text with its line breaks. */
export const Words = ({ text }: { text: string }) => (
  <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    <Written>{text}</Written>
  </p>
)
