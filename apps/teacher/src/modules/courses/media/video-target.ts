import { courses } from '@titian/contract'
import { ask } from '@titian/site'
import type { UploadTarget } from './upload-store.ts'
import { isMp4, NotVideo } from './video-bytes.ts'

/** The film of a lesson. */
export function videoTarget(sign: string, onDone: () => void): UploadTarget {
  return {
    purpose: 'lessonVideo',
    check: async (file) => {
      if (!(await isMp4(file))) throw new NotVideo()
    },
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
