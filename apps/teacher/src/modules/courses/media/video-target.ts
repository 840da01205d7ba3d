import { courses } from '@titian/contract'
import { ask } from '@titian/site'
import type { UploadTarget } from './upload-store.ts'
import { refuseNoVideo } from './video-bytes.ts'

/**
 * The types that can be chosen. QuickTime is included so that the page can explain why it is
 * refused.
 */
export const videoTypes = 'video/mp4,video/quicktime,.mp4,.m4v,.mov'

/** Uploads the video of a lesson. */
export function videoTarget(sign: string, onDone: () => void): UploadTarget {
  return {
    purpose: 'lessonVideo',
    check: refuseNoVideo,
    attach: ({ path }, { name, size }) =>
      ask(courses.attachUploadedVideo, {
        chapterVideoIdSign: sign,
        videoPath: path,
        videoName: name,
        videoSize: size,
      }),
    onDone,
  }
}
