import {
  type evaluations,
  type GivenRating,
  type InputOf,
  ratingCommentMost,
  type RubricCriterion,
} from '@titian/contract'
import { useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Ratings = InputOf<typeof evaluations.ratePeer>['ratings']

/** A criterion with the reader's rating. */
export type ToRate = RubricCriterion & { own: GivenRating | null }

type Values = Record<string, string>

const levelOf = (values: Values, at: number) => values[`level${at}`] ?? ''
const commentOf = (values: Values, at: number) => (values[`comment${at}`] ?? '').trim()

export interface RatingOptions<Data> {
  /** The name of the draft, which differs for each rated work. */
  name: string
  criteria: readonly ToRate[]
  send: (ratings: Ratings) => Promise<Data>
  onSent: (data: Data) => void
}

/**
 * The names of the fields contain numbers, because the key of a criterion may contain any
 * characters.
 */
export function useRatings<Data>({ name, criteria, send, onSent }: RatingOptions<Data>) {
  const { t } = useTranslation('evaluations')
  const each = <Part>(partOf: (at: number) => [string, Part][]) =>
    Object.fromEntries(criteria.flatMap((_, at) => partOf(at)))
  const initialValues: Values = each((at) => {
    const own = criteria[at]?.own
    return [
      [`level${at}`, own ? String(own.level) : ''],
      [`comment${at}`, own?.comment ?? ''],
    ]
  })
  const { form, submit, busy, failure, forgetDraft } = useForm<Values, Data>({
    initialValues,
    draft: { owner: 'person', name, fields: Object.keys(initialValues) },
    problemsOf: (values) =>
      each((at) => [
        [`level${at}`, levelOf(values, at) === '' ? t('rate.levelMissing') : null],
        [
          `comment${at}`,
          commentOf(values, at).length > ratingCommentMost
            ? t('rate.commentLong', { most: ratingCommentMost })
            : null,
        ],
      ]),
    places: each((at) => [
      [`ratings.${at}.key`, `level${at}`],
      [`ratings.${at}.level`, `level${at}`],
      [`ratings.${at}.comment`, `comment${at}`],
    ]),
    send: (values) =>
      send(
        criteria.map(({ key }, at) => ({
          key,
          level: Number(levelOf(values, at)),
          comment: commentOf(values, at),
        })),
      ),
    onDone: (data) => {
      // Clears the draft before the form renders with the saved data. Otherwise the form would
      // restore an older text.
      forgetDraft()
      toast.success(t('rate.sent'))
      onSent(data)
    },
  })
  return { form, submit, busy, failure }
}
