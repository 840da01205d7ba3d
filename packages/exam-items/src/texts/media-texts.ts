/** The words around pictures and audio; they come from the site, in its language. */
export interface MediaTexts {
  /** What a press on a picture does. */
  enlarge: string
  close: string
  /** Of a picture or audio that cannot be loaded. */
  gone: (words: string) => string
}
