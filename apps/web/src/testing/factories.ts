/** A lesson with a video, as a catalogue lists it. */
export const makeLesson = (idSign: string, videoTitle: string, videoLevel = 1) => ({
  idSign,
  videoLevel,
  videoTitle,
  hasVideo: true,
  duration: 60,
  captionLanguages: [],
  preview: false,
})
