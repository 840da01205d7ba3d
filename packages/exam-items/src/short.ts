/** The entry `short`: shows the text of a question in one line of a list. */
export { ShortText } from './media/short-text.tsx'
