/** CRS-054: a lesson counts as watched from this share on. */
export const lessonDoneShare = 0.9
/** CRS-050: seconds between two reports of the player. */
export const reportSeconds = 15
/** CRS-050: the most that a report may credit for each second of real time times the speed. */
export const reportSlack = 1.1
/** CRS-205: seconds of a lesson that play for anybody where its preview is on. */
export const previewSeconds = 180
/** CRS-054: 1 in progress, 2 completed. */
export const studyStatus = { inProgress: 1, completed: 2 } as const

interface CountedLesson {
  idSign: string
  hasVideo: boolean
}

interface WatchedLesson {
  videoSign: string
  done: boolean
}

/** CRS-054: only lessons with a video can be watched, hence only they are counted, wherever a number of lessons stands. */
export function countLessons(
  lessons: readonly CountedLesson[],
  watched: readonly WatchedLesson[] = [],
): { all: number; done: number } {
  const doneSigns = new Set(watched.filter(({ done }) => done).map(({ videoSign }) => videoSign))
  const withVideo = lessons.filter(({ hasVideo }) => hasVideo)
  return {
    all: withVideo.length,
    done: withVideo.filter(({ idSign }) => doneSigns.has(idSign)).length,
  }
}

/**
 * Where to go on: the lesson that was left half way, else the first after it that is not done, else
 * the first not done at all, else the first that can be played.
 */
export function nextLesson<Lesson extends CountedLesson>(
  lessons: readonly Lesson[],
  watch: { lastVideoSign: string | null; lessons: readonly WatchedLesson[] } | null,
): Lesson | null {
  const playable = lessons.filter(({ hasVideo }) => hasVideo)
  const isOpen = ({ idSign }: Lesson) =>
    !watch?.lessons.find(({ videoSign }) => videoSign === idSign)?.done
  const last = playable.findIndex(({ idSign }) => idSign === watch?.lastVideoSign)
  const after = last < 0 ? [] : playable.slice(last)
  return after.find(isOpen) ?? playable.find(isOpen) ?? playable[0] ?? null
}

/** CRS-207: raised when the text of the consent changes. */
export const faceConsentVersion = 1
/** CRS-042. */
export const faceTicketSeconds = 120
/** CRS-209: a photo counts for the course and the device session this long. */
export const facePassSeconds = 4 * 60 * 60
