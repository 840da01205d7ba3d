import { erpCards, marketSteps, type PracticeLesson } from '@titian/contract'
import { cardLessons } from '@titian/practice/erp-lessons'
import { type LessonName, stepLessons } from '@titian/practice/market-content'

interface Topic {
  topic: PracticeLesson['topic']
  /** The name of the lesson that teaches the topic. */
  names: { en: string; zh: string; my: string }
}

const topicOf = (topic: Topic['topic'], name: LessonName | undefined): Topic[] =>
  name ? [{ topic, names: { en: name.en, zh: name.zh, my: name.ms } }] : []

/** The marketplace steps and ERP cards, with the name of the lesson that teaches each. */
export const topics = {
  marketplace: marketSteps.flatMap((step) => topicOf(step, stepLessons[step])),
  erp: erpCards.flatMap((card) => topicOf(card, cardLessons[card])),
}
