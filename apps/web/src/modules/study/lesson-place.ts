import { createContext, use, useMemo } from 'react'
import type { LinkTarget } from '@titian/site'
import { linkTo } from '../../app/paths.ts'
import { trainLinks } from '../../parts/train-links.ts'

/** The training and the chapter of the video (TRN-036). */
export interface TrainPlace {
  trainId: string
  trainChapterId: string
}

/** Null for a lesson of a course. */
export const TrainPlaceContext = createContext<TrainPlace | null>(null)

export interface LessonPlace {
  train: TrainPlace | null
  /** Returns a link to another video of the course or training. */
  lesson: (sign: string) => LinkTarget
  /** Returns a link to the course, or to its training. */
  home: (courseSign: string, part?: 'contents' | 'exam') => LinkTarget
}

export function lessonPlace(train: TrainPlace | null): LessonPlace {
  if (train === null) return { train, lesson: linkTo.lesson, home: linkTo.courseDetail }
  const { trainId } = train
  return {
    train,
    lesson: (sign) => trainLinks.video(trainId, sign),
    home: (_courseSign, part) => trainLinks.detail(trainId, part === 'exam' ? 'exam' : 'schedule'),
  }
}

/** Returns whether the lesson belongs to a course or a training, with its links. */
export function useLessonPlace(): LessonPlace {
  const train = use(TrainPlaceContext)
  return useMemo(() => lessonPlace(train), [train])
}
