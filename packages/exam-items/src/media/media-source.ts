import { createContext } from 'react'

/**
 * Asks the teacher for a picture or audio, or for the words of a given file, and resolves to the mark of the stored
 * file; to nothing where the teacher changed their mind. The site brings it: files are none of the editor's business.
 */
export type AddMedia = (file?: File) => Promise<string | undefined>

export const MediaSource = createContext<AddMedia | undefined>(undefined)
