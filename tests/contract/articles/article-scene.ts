import { articles } from '@titian/contract'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

export interface ArticleScene {
  /** An article that the teacher has published; the student likes it, saved it and opened it. */
  shown: string
  draft: string
  /** The teacher's article that waits for a decision of staff. */
  waiting: string
  news: string
  /** An article type of the school. */
  type: string
}

export async function makeArticles(
  testApp: TestApp,
  { student, teacher, schoolAdmin }: People,
  word: string,
): Promise<ArticleScene> {
  const type = (await act(testApp, articles.articleTypeList, {}, teacher))[0]?.sign ?? ''
  const add = async (name: string, by = teacher, category: 1 | 3 | null = null) => {
    const fields = { title: `${word} ${name}`, content: `<h2>${word}</h2><p>${name}</p>` }
    const typeSign = category ? null : type
    return (await act(testApp, articles.addArticle, { ...fields, typeSign, category }, by)).sign
  }
  const shown = await add('article')
  await act(testApp, articles.publishArticle, { sign: shown }, teacher)
  const draft = await add('draft')
  const waiting = await add('waiting')
  const id = testApp.app.deps.signs.open('article', waiting)
  await rows(testApp, "update articles set state = 'waiting' where id = $1", [id])
  const news = await add('report', schoolAdmin, 1)
  const ofPractice = await add('practice report', schoolAdmin, 3)
  for (const sign of [news, ofPractice])
    await act(testApp, articles.publishArticle, { sign }, schoolAdmin)
  for (const call of [
    articles.addArticleFavourite,
    articles.noteArticleVisit,
    articles.likeArticle,
  ])
    await act(testApp, call, { sign: shown }, student)
  return { shown, draft, waiting, news, type }
}
