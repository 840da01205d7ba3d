import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FilePurpose, pickText, tagKey } from '@titian/contract'
import { type Item, mediaMark } from '@titian/exam-items/shape'
import { storeFile } from '../src/modules/files/index.ts'
import { questionFiles } from '../src/modules/exams/tables.ts'
import { addUses, ensureTags } from '../src/modules/exams/authoring/tags/queries.ts'
import { Refusal } from '../src/platform/refusal.ts'
import type { Text3 } from './data/types.ts'
import type { BankQuestion, Place } from './seed-exam-results.ts'

const courseKey = 'product-photography'
const described: Text3 = {
  en: 'A lamp on the left shines on a box; on the right there is an upright white card',
  zh: '左侧的灯照向一个盒子，右侧竖着一张白卡纸',
  my: 'Lampu di kiri menyinari sebuah kotak; di kanan berdiri sekeping kad putih',
}
const heard: Text3 = {
  en: 'From the lesson: the white card',
  zh: '课程原声：白卡纸',
  my: 'Daripada pelajaran: kad putih',
}
/** Tags by difficulty. */
const tags: Record<number, Text3> = {
  1: { en: 'Basics', zh: '基础', my: 'Asas' },
  2: { en: 'Practice', zh: '练习', my: 'Latihan' },
  3: { en: 'Exam preparation', zh: '考前复习', my: 'Persediaan peperiksaan' },
}

export interface MediaSeed {
  fileIds: number[]
  /** Adds a picture to the course's first question, and audio to its explanation. */
  illustrate: (item: Item) => Item
}

/** EXM-201, EXM-202: stores a picture and audio for one question of the course about light. */
export async function storeQuestionMedia({
  context,
  schoolKey,
  schoolId,
  language,
}: Place): Promise<MediaSeed | undefined> {
  const { db, files, now, seal, mediaDirectory, courseIds } = context
  if (!seal || !courseIds.has(`${schoolKey}/${courseKey}`)) return undefined
  const keep = async (name: string, purpose: FilePurpose) => {
    const bytes = await readFile(join(mediaDirectory, name))
    const plan = { schoolId, ownerId: null, purpose, name, bytes, now }
    const stored = await storeFile(db, files, plan)
    if (stored instanceof Refusal) throw new Error(`The demo file ${name} is not what it says.`)
    return stored.id
  }
  const picture = await keep('light-setup.png', 'questionPicture')
  const audio = await keep('white-card.m4a', 'questionAudio')
  return {
    fileIds: [picture, audio],
    illustrate: (item) => ({
      ...item,
      stem: `${item.stem}\n${mediaMark({ kind: 'picture', words: pickText(described, language), sign: seal('file', picture) })}`,
      analysis: `${item.analysis}\n${mediaMark({ kind: 'audio', words: pickText(heard, language), sign: seal('file', audio) })}`,
    }),
  }
}

/** EXM-203: inserts a tag for each question, and the files of the illustrated one. */
export async function seedTags(
  { context: { db }, schoolId, language }: Place,
  banks: ReadonlyMap<string, readonly BankQuestion[]>,
  media: MediaSeed | undefined,
): Promise<void> {
  const all = [...banks.values()].flat()
  const nameOf = (level: number) => pickText(tags[level] ?? described, language)
  const ids = await ensureTags(db, schoolId, [1, 2, 3].map(nameOf))
  await addUses(
    db,
    all.flatMap(({ questionId, level }) => {
      const tagId = ids.get(tagKey(nameOf(level)))
      return tagId === undefined ? [] : { questionId, tagId }
    }),
  )
  const [first] = banks.get(courseKey) ?? []
  if (first && media)
    await db
      .insert(questionFiles)
      .values(media.fileIds.map((fileId) => ({ questionVersionId: first.versionId, fileId })))
}
