let wanted: string | null = null

/** Marks the next lesson to play without a click. */
export function playOnArrival(videoSign: string): void {
  wanted = videoSign
}

export function playsOnArrival(videoSign: string): boolean {
  return wanted === videoSign
}

/** Without the mark, the lesson waits for a click on play. */
export function forgetArrival(): void {
  wanted = null
}
