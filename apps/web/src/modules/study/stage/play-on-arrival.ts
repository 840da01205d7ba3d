let wanted: string | null = null

/** The lesson that the end of another one leads to plays without a press. */
export function playOnArrival(videoSign: string): void {
  wanted = videoSign
}

export function playsOnArrival(videoSign: string): boolean {
  return wanted === videoSign
}

/** Whoever opens the lesson later presses play. */
export function forgetArrival(): void {
  wanted = null
}
