import type { Film } from './limits.ts'

/** What the converter says of a video. */
export interface Source {
  width: number
  height: number
  hasSound: boolean
}

export interface Step {
  height: number
  /** Kilobits a second that the picture may take at most, and the sound takes. */
  picture: number
  sound: number
}

/** From the phone on a weak connection to the lecture hall. */
const steps: readonly Step[] = [
  { height: 360, picture: 500, sound: 64 },
  { height: 720, picture: 1800, sound: 96 },
  { height: 1080, picture: 3500, sound: 128 },
]

/** The steps below a video's own height and one at that height, at most 1080 (CRS-046). */
export function stepsFor({ height }: Pick<Source, 'height'>): Step[] {
  const below = steps.filter((step) => step.height < height)
  const next = steps.find((step) => step.height >= height)
  // The converter takes even heights alone.
  return next ? [...below, { ...next, height: height - (height % 2) }] : below
}

/** Seconds of a piece; each begins with a whole picture, so that a player can change the step there. */
const pieceSeconds = 6

/** One process, one thread, one file: a school's server has other things to do. */
export function conversionArguments(
  from: string,
  playlist: string,
  { height, picture, sound }: Step,
  { hasSound, seconds, frames }: Pick<Source, 'hasSound'> & Pick<Film, 'seconds' | 'frames'>,
): string[] {
  const soundArguments = ['-map', '0:a:0', '-c:a', 'aac', '-b:a', `${sound}k`, '-ac', '2']
  return [
    ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-i', from],
    // FRM-350: what a film says of its length is also where its conversion ends.
    ['-t', String(Math.ceil(seconds) + 1), '-frames:v', String(frames + 1000)],
    ['-map', '0:v:0', '-vf', `scale=-2:${height}`, '-pix_fmt', 'yuv420p'],
    ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryfast', '-crf', '23'],
    ['-maxrate', `${picture}k`, '-bufsize', `${picture * 2}k`, '-threads', '1'],
    ['-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${pieceSeconds})`],
    hasSound ? soundArguments : ['-an'],
    ['-f', 'hls', '-hls_time', String(pieceSeconds), '-hls_playlist_type', 'vod'],
    ['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file', playlist],
  ].flat()
}
