import { Written } from '@titian/site'
/** What somebody wrote, with its lines. */
export const Words = ({ text }: { text: string }) => (
  <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    <Written>{text}</Written>
  </p>
)
