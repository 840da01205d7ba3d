import type { courses, UploadVideo } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { setVideo } from '../catalogue/actions.ts'
import { lessonToEdit, showLesson } from '../catalogue/lesson-to-edit.ts'
import * as actions from './actions.ts'

type Asked = Context<never, User>

async function uploadOf(context: Asked, given: UploadVideo, place = '') {
  const lesson = await lessonToEdit(context, given.chapterVideoIdSign)
  if (lesson instanceof Refusal) return lesson
  return { lesson, fileId: context.open('file', given.videoPath), given, place }
}

async function attachOne(given: UploadVideo, context: Asked) {
  const upload = await uploadOf(context, given)
  if (upload instanceof Refusal) return upload
  const no = await actions.attach(context.db, context, [upload])
  return no ?? showLesson(context, upload.lesson.id)
}

export const uploadAnswers: SomeAnswers<
  typeof courses,
  'attachUploadedVideo' | 'createUploadVideo' | 'createUploadVideoList' | 'deleteUploadVideo'
> = {
  attachUploadedVideo: (given, context) => attachOne(given, context),
  createUploadVideo: (given, context) => attachOne(given, context),
  createUploadVideoList: async ({ data }, context) => {
    const uploads: actions.Upload[] = []
    for (const [index, given] of data.entries()) {
      const upload = await uploadOf(context, given, `data.${index}.`)
      if (upload instanceof Refusal) return upload
      uploads.push(upload)
    }
    const no = await actions.attach(context.db, context, uploads)
    if (no) return no
    const shown = uploads.map(({ lesson }) => showLesson(context, lesson.id))
    return { videos: await Promise.all(shown) }
  },
  deleteUploadVideo: async ({ courseChaperVideoId }, context) => {
    const lesson = await lessonToEdit(context, courseChaperVideoId)
    if (lesson instanceof Refusal) return lesson
    const no = await setVideo(context.db, context, lesson, null)
    return no ?? showLesson(context, lesson.id)
  },
}
