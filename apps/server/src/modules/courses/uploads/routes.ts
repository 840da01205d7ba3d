import type { courses, ListedVideo, UploadVideo } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { setVideo } from '../catalogue/actions.ts'
import { chapterToEdit, lessonToEdit, showLesson } from '../catalogue/lesson-to-edit.ts'
import { mergeTexts } from '../rules.ts'
import * as actions from './actions.ts'

type Asked = Context<never, User>

async function targetOf(
  context: Asked,
  given: ListedVideo,
): Promise<actions.Target | Refusal<'invalidInput' | 'noPermission'>> {
  const { chapterVideoIdSign, chapterIdSign, videoTitle, videoTitleTexts } = given
  if (chapterVideoIdSign !== undefined) {
    const lesson = await lessonToEdit(context, chapterVideoIdSign)
    return lesson instanceof Refusal ? lesson : { lesson }
  }
  if (chapterIdSign === undefined || videoTitle === undefined) return refusal('invalidInput')
  const chapter = await chapterToEdit(context, chapterIdSign)
  if (chapter instanceof Refusal) return chapter
  const { language, school } = context
  const titles = mergeTexts({}, language, videoTitle, videoTitleTexts, school.defaultLanguage)
  return { chapter, titles }
}

async function uploadOf(context: Asked, given: ListedVideo, place = '') {
  const target = await targetOf(context, given)
  if (target instanceof Refusal) return target
  return { target, fileId: context.open('file', given.videoPath), given, place }
}

async function attachOne(given: UploadVideo, context: Asked) {
  const upload = await uploadOf(context, { ...given, videoTitleTexts: {} })
  if (upload instanceof Refusal) return upload
  const lessonIds = await actions.attach(context.db, context, [upload])
  return lessonIds instanceof Refusal ? lessonIds : showLesson(context, lessonIds[0] ?? 0)
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
    const lessonIds = await actions.attach(context.db, context, uploads)
    if (lessonIds instanceof Refusal) return lessonIds
    const shown = lessonIds.map((lessonId) => showLesson(context, lessonId))
    return { videos: await Promise.all(shown) }
  },
  deleteUploadVideo: async ({ courseChaperVideoId }, context) => {
    const lesson = await lessonToEdit(context, courseChaperVideoId)
    if (lesson instanceof Refusal) return lesson
    const refused = await setVideo(context.db, context, lesson, null)
    return refused ?? showLesson(context, lesson.id)
  },
}
