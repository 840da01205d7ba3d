import type { Chapter, CourseDraft, Language } from '@titian/contract'
import type { WizardStep } from '../wizard/wizard-step.ts'

export interface Readiness {
  key: 'name' | 'intro' | 'subject' | 'cover' | 'video' | 'allVideos' | 'captions'
  met: boolean
  /**
   * Whether the server refuses to submit the course without this point. Other points are only
   * advice.
   */
  needed: boolean
  /** The number of lessons that do not meet this point; 0 for a point about the whole course. */
  lacking: number
  step: WizardStep
}

/**
 * Returns what a reviewer will check: first what the server requires, then what makes a course
 * complete.
 */
export function readiness(
  course: CourseDraft,
  catalogue: readonly Chapter[],
  schoolLanguages: readonly Language[],
): Readiness[] {
  const lessons = catalogue.flatMap((chapter) => chapter.lessons)
  const withVideo = lessons.filter(({ hasVideo }) => hasVideo)
  const withoutCaptions = withVideo.filter(({ captionLanguages }) =>
    schoolLanguages.some((language) => !captionLanguages.includes(language)),
  )
  const point = (
    key: Readiness['key'],
    met: boolean,
    step: WizardStep,
    lacking = 0,
  ): Readiness => ({
    key,
    met,
    needed: key === 'name' || key === 'video',
    lacking,
    step,
  })
  const missing = lessons.length - withVideo.length
  return [
    point('name', course.courseName.trim() !== '', 'summary'),
    point('video', withVideo.length > 0, 'catalogue'),
    point('intro', course.content.trim() !== '', 'summary'),
    point('subject', course.courseTypeIdSign !== null, 'summary'),
    // A point about all lessons or all videos is left out if the course has no lessons or videos.
    ...(lessons.length > 0 ? [point('allVideos', missing === 0, 'catalogue', missing)] : []),
    ...(withVideo.length > 0
      ? [point('captions', withoutCaptions.length === 0, 'catalogue', withoutCaptions.length)]
      : []),
    point('cover', course.coursePicturePath !== null, 'summary'),
  ]
}
