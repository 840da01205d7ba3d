import type { courses, Texts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checkFile } from '../authoring/actions.ts'
import { getCourseFor } from '../access/queries.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import { mergeTexts } from '../rules.ts'
import * as actions from './actions.ts'
import { chapterToEdit, lessonToEdit, showLesson } from './lesson-to-edit.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type ChapterCalls = 'addChapter' | 'chapterById' | 'updateChapter' | 'deleteChapter'
type LessonCalls =
  | 'addChapterVideo'
  | 'chapterVideoById'
  | 'updateChapterVideo'
  | 'deleteChapterVideo'
  | 'addCaptions'
  | 'deleteCaptions'

function chapterTexts(
  old: { names: Texts; synopses: Texts },
  input: {
    chapterName: string
    chapterNameTexts: Texts
    chapterSynopsis: string
    chapterSynopsisTexts: Texts
  },
  { language, school }: Pick<Context, 'language' | 'school'>,
) {
  const merge = (before: Texts, single: string, texts: Texts) =>
    mergeTexts(before, language, single, texts, school.defaultLanguage)
  return {
    names: merge(old.names, input.chapterName, input.chapterNameTexts),
    synopses: merge(old.synopses, input.chapterSynopsis, input.chapterSynopsisTexts),
  }
}

export const chapterAnswers: SomeAnswers<typeof courses, ChapterCalls> = {
  addChapter: async (input, context) => {
    const { db, school, actor, open, refuse, seal } = context
    const course = await getCourseFor(
      db,
      school.id,
      open('course', input.courseIdSign),
      actor.userId,
    )
    if (!policy.mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    const texts = chapterTexts({ names: {}, synopses: {} }, input, context)
    return {
      sign: seal(
        'chapter',
        await actions.addChapter(db, context, {
          schoolId: school.id,
          courseId: course.id,
          ...texts,
        }),
      ),
    }
  },
  chapterById: async ({ sign }, context) => {
    const chapter = await chapterToEdit(context, sign)
    return chapter instanceof Refusal ? chapter : present.chapterDraft(chapter, viewOf(context))
  },
  updateChapter: async (input, context) => {
    const { db, school, actor, refuse } = context
    const chapter = await chapterToEdit(context, input.idSign)
    if (chapter instanceof Refusal) return chapter
    const changed = await actions.changeChapter(db, context, chapter, {
      values: chapterTexts(chapter, input, context),
      version: input.version,
      level: input.chapterLevel,
    })
    const newest = present.chapterDraft(
      await queries.getChapterFor(db, school.id, chapter.id, actor.userId),
      viewOf(context),
    )
    return changed
      ? newest
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer: newest } })
  },
  deleteChapter: async ({ sign, withLessons }, context) => {
    const chapter = await chapterToEdit(context, sign)
    if (chapter instanceof Refusal) return chapter
    return (await actions.removeChapter(context.db, context, chapter, withLessons)) ?? null
  },
}

export const lessonAnswers: SomeAnswers<typeof courses, LessonCalls> = {
  addChapterVideo: async (input, context) => {
    const { db, school, language, seal } = context
    const chapter = await chapterToEdit(context, input.chapterIdSign)
    if (chapter instanceof Refusal) return chapter
    const titles = mergeTexts(
      {},
      language,
      input.videoTitle,
      input.videoTitleTexts,
      school.defaultLanguage,
    )
    return {
      sign: seal(
        'lesson',
        await actions.addLesson(db, context, {
          schoolId: school.id,
          courseId: chapter.courseId,
          chapterId: chapter.id,
          titles,
          preview: input.preview,
        }),
      ),
    }
  },
  chapterVideoById: async ({ sign }, context) => {
    const lesson = await lessonToEdit(context, sign)
    return lesson instanceof Refusal ? lesson : present.lessonDraft(lesson, viewOf(context))
  },
  updateChapterVideo: async (input, context) => {
    const { db, school, language, refuse } = context
    const lesson = await lessonToEdit(context, input.idSign)
    if (lesson instanceof Refusal) return lesson
    const titles = mergeTexts(
      lesson.titles,
      language,
      input.videoTitle,
      input.videoTitleTexts,
      school.defaultLanguage,
    )
    const changed = await actions.changeLesson(db, context, lesson, {
      values: { titles, preview: input.preview },
      version: input.version,
      level: input.videoLevel,
    })
    const newest = await showLesson(context, lesson.id)
    return changed
      ? newest
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer: newest } })
  },
  deleteChapterVideo: async ({ sign }, context) => {
    const lesson = await lessonToEdit(context, sign)
    if (lesson instanceof Refusal) return lesson
    return (await actions.removeLesson(context.db, context, lesson)) ?? null
  },
  addCaptions: async ({ chapterVideoIdSign, language, filePath }, context) => {
    const lesson = await lessonToEdit(context, chapterVideoIdSign)
    if (lesson instanceof Refusal) return lesson
    const file = await checkFile(
      context.db,
      context,
      lesson.courseId,
      context.open('file', filePath),
      'captions',
    )
    if (file instanceof Refusal) return file
    await actions.setCaptions(context.db, context, lesson, language, file.id)
    return showLesson(context, lesson.id)
  },
  deleteCaptions: async ({ chapterVideoIdSign, language }, context) => {
    const lesson = await lessonToEdit(context, chapterVideoIdSign)
    if (lesson instanceof Refusal) return lesson
    await actions.setCaptions(context.db, context, lesson, language, null)
    return showLesson(context, lesson.id)
  },
}
