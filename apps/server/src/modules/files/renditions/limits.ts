/** What has to be decoded of a video. */
export interface Film {
  width: number
  height: number
  seconds: number
  frames: number
  /** Of the uploaded file. */
  bytes: number
}

/** FRM-350: a wider or longer film, or one with more frames a second, is played as it was uploaded. */
const most = { pixels: 8192 * 4320, seconds: 12 * 60 * 60, framesPerSecond: 240 }

/**
 * Decoded pixels for each byte of the file. A still slide at 1080 lines has some 25,000; far above that a file of a few
 * kilobytes would keep the converter busy for hours.
 */
const mostPixelsPerByte = 250_000

/** FRM-350: why a film is not converted; undefined where nothing stands against it. */
export function findFilmFault({ width, height, seconds, frames, bytes }: Film): string | undefined {
  if (!(seconds > 0) || !(frames > 0)) return 'The video does not say how long it is.'
  if (width * height > most.pixels) return 'The picture of the video is too large.'
  if (seconds > most.seconds) return 'The video is longer than twelve hours.'
  if (frames > seconds * most.framesPerSecond + 1)
    return 'The video has too many frames in a second.'
  if ((frames * width * height) / bytes > mostPixelsPerByte)
    return 'The video holds far more pictures than its size allows.'
  return undefined
}

/** What one run of the converter may use up. */
export interface RunLimits {
  /** Seconds of a processor, and seconds by the clock. */
  processorSeconds: number
  seconds: number
  /** Bytes of one file that it writes. */
  fileBytes: number
}

/** For a program that only looks at a file. */
export const probeLimits: RunLimits = { processorSeconds: 30, seconds: 120, fileBytes: 1 << 20 }

const longestRun = 6 * 60 * 60

/**
 * FRM-350: in proportion to the length of the film; `picture` and `sound` are kilobits a second. A busy machine gives the converter little of a processor, so that the
 * clock is more patient than the processor.
 */
export function conversionLimits(
  { seconds }: Pick<Film, 'seconds'>,
  { picture, sound }: { picture: number; sound: number },
): RunLimits {
  const bytesPerSecond = ((2 * picture + 2 * sound) * 1000) / 8
  return {
    processorSeconds: Math.min(longestRun, Math.ceil(60 + 10 * seconds)),
    seconds: Math.min(longestRun, Math.ceil(600 + 20 * seconds)),
    fileBytes: Math.ceil((seconds + 60) * bytesPerSecond),
  }
}
