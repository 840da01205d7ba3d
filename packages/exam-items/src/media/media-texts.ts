import { createContext } from 'react'
import type { MediaMark } from './media-marks.ts'

/** The words around pictures and audio; they come from the site, in its language. */
export interface MediaTexts {
  /** What a press on a picture does. */
  enlarge: string
  close: string
  /** Of a picture or audio that cannot be loaded. */
  gone: (words: string) => string
}

export const MediaWords = createContext<MediaTexts>({
  enlarge: '',
  close: '',
  gone: (words) => words,
})

/** Shows a picture as large as the window. */
export const Enlarge = createContext<(mark: MediaMark) => void>(() => undefined)
