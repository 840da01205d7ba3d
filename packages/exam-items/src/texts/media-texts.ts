/** The texts about pictures and audio, in the language of the site. */
export interface MediaTexts {
  /** The label of a picture's link. */
  enlarge: string
  close: string
  /** Shown for media that cannot be loaded. */
  gone: (words: string) => string
}
