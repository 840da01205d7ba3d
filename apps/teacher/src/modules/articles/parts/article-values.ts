import { articles, type InputOf, type ManagedArticle } from '@titian/contract'
import { byContract } from '@titian/site'

/** The values of an article in its form. */
export type ArticleValues = {
  title: string
  /** The category of news; empty for an article that is not news of the school. */
  category: '' | '1' | '2' | '3'
  typeSign: string
  coverPath: string | null
  content: string
}

export const emptyArticle: ArticleValues = {
  title: '',
  category: '',
  typeSign: '',
  coverPath: null,
  content: '',
}

const categories = { '': null, '1': 1, '2': 2, '3': 3 } as const
const words = { 1: '1', 2: '2', 3: '3' } as const

export function articleValuesOf(article: ManagedArticle): ArticleValues {
  const { title, category, typeSign, coverPath, content } = article
  return {
    title,
    category: category === null ? '' : words[category],
    typeSign: typeSign ?? '',
    coverPath,
    content,
  }
}

export function articleInputOf(values: ArticleValues): InputOf<typeof articles.addArticle> {
  return {
    ...values,
    category: categories[values.category],
    typeSign: values.typeSign || null,
  }
}

/** Returns the errors of an article, by the name of the field in the form. */
export const articleProblems = byContract<ArticleValues>(articles.addArticle.input, {
  inputOf: articleInputOf,
})
