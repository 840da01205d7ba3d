/** CRS-054: the share from which a lesson counts as watched. */
export const lessonDoneShare = 0.9
/** CRS-050: the seconds between two reports of the player. */
export const reportSeconds = 15
/**
 * CRS-050: the most seconds of video that a report can add in one second of real time, at normal
 * speed.
 */
export const reportSlack = 1.1
/** CRS-205: the seconds of a preview. */
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

/** CRS-054: counts only lessons with a video, because other lessons cannot be watched. */
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
 * Returns the lesson to continue with: the partly watched lesson, or else the next unfinished one,
 * or else the first unfinished one, or else the first playable one.
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

/** CRS-207: increased when the text of the consent changes. */
export const faceConsentVersion = 1
/** CRS-042: the seconds for which the ticket of a face check is valid. */
export const faceTicketSeconds = 120
/** CRS-209: the seconds for which a photo is valid for the course and the device session. */
export const facePassSeconds = 4 * 60 * 60
