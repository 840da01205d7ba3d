import { createContext } from 'react'

/**
 * Asks the teacher for a picture or audio, or for the description of a given file, and resolves to
 * its mark, or to undefined after a cancel. The site provides it, because the editor does not
 * handle files.
 */
export type AddMedia = (file?: File) => Promise<string | undefined>

export const MediaSource = createContext<AddMedia | undefined>(undefined)
