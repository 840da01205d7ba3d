export { ShortText } from './media/short-text.tsx'
