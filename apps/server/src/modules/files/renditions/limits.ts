/** The properties of a video that decide the cost of decoding it. */
export interface Film {
  width: number
  height: number
  seconds: number
  frames: number
  /** The size of the uploaded file. */
  bytes: number
}

/**
 * FRM-350: limits for a video. A video beyond them is not converted and is served as it was
 * uploaded.
 */
const limits = { pixels: 8192 * 4320, seconds: 12 * 60 * 60, framesPerSecond: 240 }

/**
 * The limit of decoded pixels for each byte of the file. A still slide at 1080 lines needs about
 * 25,000. Without a limit, a file of a few kilobytes could keep the converter busy for hours.
 */
const mostPixelsPerByte = 250_000

/** FRM-350: returns why a video is not converted; undefined if the video is converted. */
export function findFilmFault({ width, height, seconds, frames, bytes }: Film): string | undefined {
  if (!(seconds > 0) || !(frames > 0)) return 'The video does not say how long it is.'
  if (width * height > limits.pixels) return 'The picture of the video is too large.'
  if (seconds > limits.seconds) return 'The video is longer than twelve hours.'
  if (frames > seconds * limits.framesPerSecond + 1)
    return 'The video has too many frames in a second.'
  if ((frames * width * height) / bytes > mostPixelsPerByte)
    return 'The video holds far more pictures than its size allows.'
  return undefined
}

/** The limits for one run of the converter. */
export interface RunLimits {
  /** Seconds of processor time. `seconds` is the time by the clock. */
  processorSeconds: number
  seconds: number
  /** Bytes that the program may write into one file. */
  fileBytes: number
}

/** The limits for a program that only reads a file. */
export const probeLimits: RunLimits = { processorSeconds: 30, seconds: 120, fileBytes: 1 << 20 }

const longestRun = 6 * 60 * 60

/**
 * FRM-350: returns limits in proportion to the length of the video. `picture` and `sound` are
 * kilobits per second. The time limit is longer than the processor limit, because on a busy machine
 * the converter gets only a part of the processor.
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
