/** A card of the student's view, or its code. A teacher's card contains its own texts. */
type Card = string | { code: string; title?: string; story?: string; hintTexts?: readonly string[] }

const withCode = (card: Card) => (typeof card === 'string' ? { code: card } : card)

type Text = (key: string, values?: Record<string, string | number>, otherwise?: string) => string

export function cardWords(text: Text) {
  /**
   * A text of a card that the school has. A teacher's card has only a title; it has no goal and no
   * lesson.
   */
  const ofSchool = (card: Card, part: string): string => {
    const { code, title } = withCode(card)
    return title ? '' : text(`card.${code}.${part}`)
  }
  return {
    cardTitle(card: Card): string {
      const { code, title } = withCode(card)
      return title || text(`card.${code}.title`, {}, code)
    },
    cardStory: (card: Card): string => withCode(card).story || ofSchool(card, 'story'),
    cardGoal: (card: Card): string => ofSchool(card, 'goal'),
    cardLesson: (card: Card): string => ofSchool(card, 'lesson'),
    /**
     * The text of a hint of the card, counted from 0. For a teacher's card, the text exists only
     * after the student has used the hint.
     */
    cardHint: (card: Card, place: number): string =>
      withCode(card).hintTexts?.[place] ?? ofSchool(card, `hint.${place}`),
  }
}
