import { createContext } from 'react'

/**
 * Asks the teacher for a picture or audio, or for the description of a given file. Resolves to the
 * mark of the file, or to undefined if the teacher cancels. The site provides this function,
 * because the editor does not handle files.
 */
export type AddMedia = (file?: File) => Promise<string | undefined>

export const MediaSource = createContext<AddMedia | undefined>(undefined)
