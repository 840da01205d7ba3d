import { createContext, use, useMemo } from 'react'
import type { LinkTarget } from '@titian/site'
import { linkTo } from '../../app/paths.ts'
import { trainLinks } from '../../parts/train-links.ts'

/** The training and the chapter whose video plays (TRN-036). */
export interface TrainPlace {
  trainId: string
  trainChapterId: string
}

/** Null for a lesson of a course. */
export const TrainPlaceContext = createContext<TrainPlace | null>(null)

export interface LessonPlace {
  train: TrainPlace | null
  /** Another video of the same place. */
  lesson: (sign: string) => LinkTarget
  /** The page of the course, or of the training that it carries. */
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

/** Where the lesson that plays belongs, and where its links lead. */
export function useLessonPlace(): LessonPlace {
  const train = use(TrainPlaceContext)
  return useMemo(() => lessonPlace(train), [train])
}
