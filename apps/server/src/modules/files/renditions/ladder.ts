import type { Film } from './limits.ts'

/** What the converter reports about a video. */
export interface Source {
  width: number
  height: number
  hasSound: boolean
}

export interface Step {
  height: number
  /** Kilobits per second: the maximum of the picture, and the rate of the sound. */
  picture: number
  sound: number
}

/** The steps serve everything from phones with a weak connection up to lecture halls. */
const steps: readonly Step[] = [
  { height: 360, picture: 500, sound: 64 },
  { height: 720, picture: 1800, sound: 96 },
  { height: 1080, picture: 3500, sound: 128 },
]

/**
 * Returns the steps below the height of the video and one step at its height, which is at most 1080
 * (CRS-046).
 */
export function stepsFor({ height }: Pick<Source, 'height'>): Step[] {
  const below = steps.filter((step) => step.height < height)
  const next = steps.find((step) => step.height >= height)
  // The converter accepts only even heights.
  return next ? [...below, { ...next, height: height - (height % 2) }] : below
}

/**
 * Seconds of a segment. Each segment begins with a key frame, at which a player can switch to
 * another rendition.
 */
const pieceSeconds = 6

/**
 * Limits the conversion to one process, one thread and one file, so that the server stays
 * responsive.
 */
export function conversionArguments(
  from: string,
  playlist: string,
  { height, picture, sound }: Step,
  { hasSound, seconds, frames }: Pick<Source, 'hasSound'> & Pick<Film, 'seconds' | 'frames'>,
): string[] {
  const soundArguments = ['-map', '0:a:0', '-c:a', 'aac', '-b:a', `${sound}k`, '-ac', '2']
  return [
    ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-i', from],
    // FRM-350: the conversion ends at the length that the file states, even if the file contains
    // more.
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
