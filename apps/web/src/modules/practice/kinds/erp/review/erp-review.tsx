import { Group, Stack, Text } from '@mantine/core'
import type { ErpReview, RunReview } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { BalanceSheet, IncomeStatement, TrialBalance } from '@titian/site/erp-reports'
import { type DataColumn, DataTable, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { CardState } from '../cards/card-state.tsx'
import { StatementList } from '../cards/statement-list.tsx'
import { isWorkedOn } from '../cards/worked-on.ts'

type Measure = ErpReview['result'][number]
type View = ErpReview['view']

/** PRC-245: the figure from which a measure was computed. */
function Found({ found: { unit, value, of } }: { found: Measure['found'] }) {
  const { t } = useTranslation('erp')
  const { amount } = useErpContent()
  const { number } = useFormats()
  if (value === null) return t('review.found.nothing')
  if (unit === 'cents') return amount(value)
  if (unit === 'days') return t('review.found.days', { count: value, days: number(value) })
  return t('head.metOf', { met: number(value), of: number(of ?? 0) })
}

/** PRC-048: the measures of the period with explanations. */
function Measures({ measures }: { measures: readonly Measure[] }) {
  const { t } = useTranslation('erp')
  const { name } = useErpContent()
  const columns: DataColumn<Measure>[] = [
    {
      key: 'name',
      title: t('review.measure'),
      render: (measure) => name('measure', measure.name),
      onCard: 'title',
    },
    {
      key: 'found',
      title: t('review.found.title'),
      render: ({ found }) => <Found found={found} />,
      align: 'end',
    },
    { key: 'help', title: t('review.means'), render: (one) => name('measureHelp', one.name) },
    {
      key: 'points',
      title: t('review.points'),
      align: 'end',
      render: ({ points, of }) => t('head.metOf', { met: points, of }),
    },
  ]
  return (
    <Surface gap="md">
      <h2>{t('review.result')}</h2>
      <DataTable
        label={t('review.result')}
        columns={columns}
        rows={measures}
        rowKey={(measure) => measure.name}
      />
    </Surface>
  )
}

function Cards({ view, sign }: { view: View; sign: string }) {
  const { t } = useTranslation('erp')
  const { cardTitle, cardLesson } = useErpContent()
  return (
    <Surface gap="md">
      <h2>{t('review.cards')}</h2>
      <ol className="lined">
        {view.cards.map((card) => (
          <Stack component="li" key={card.code} gap="xs" py="md">
            <Group justify="space-between" gap="xs">
              <h3>
                <SiteLink {...practiceLinks.erp(sign, 'card', { id: card.code })} className="link">
                  {cardTitle(card)}
                </SiteLink>
              </h3>
              <Group gap="xs">
                {card.hints > 0 ? (
                  <Text component="span" fz="sm" c="var(--text-2)" className="num">
                    {t('card.hintsTaken', { count: card.hints })}
                  </Text>
                ) : null}
                <CardState card={card} />
              </Group>
            </Group>
            {card.begunDay === null ? null : (
              <StatementList
                statements={card.statements}
                view={view}
                isWorkedOn={isWorkedOn(view, card.code)}
              />
            )}
            {cardLesson(card) ? (
              <details>
                <summary>{t('card.lesson')}</summary>
                <p>{cardLesson(card)}</p>
              </details>
            ) : null}
          </Stack>
        ))}
      </ol>
    </Surface>
  )
}

/** PRC-048: the mistakes that reduced accuracy, each with advice. */
function Slips({ view, sign }: { view: View; sign: string }) {
  const { t } = useTranslation('erp')
  const { name } = useErpContent()
  const numberOf = (id: number) => view.documents.find((document) => document.id === id)?.number
  return (
    <Surface gap="sm">
      <h2>{t('review.slips', { count: view.slips.length })}</h2>
      {view.slips.length === 0 ? <p>{t('review.noSlips')}</p> : null}
      <ul className="lined">
        {view.slips.map(({ code, document, day }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the books of a finished run never change
          <Stack component="li" key={place} gap={2} py="sm" className="num">
            <span>
              <b>{name('slip', code)}</b>{' '}
              <Text component="span" fz="sm" c="var(--text-2)">
                {t('head.day', { day })}
              </Text>{' '}
              {document > 0 ? (
                <SiteLink
                  {...practiceLinks.erp(sign, 'document', { id: String(document) })}
                  className="link"
                >
                  {numberOf(document) ?? t('review.document')}
                </SiteLink>
              ) : null}
            </span>
            <Text component="span" fz="sm" c="var(--text-2)">
              {name('slipHelp', code)}
            </Text>
          </Stack>
        ))}
      </ul>
    </Surface>
  )
}

function Statements({ view, sign }: { view: View; sign: string }) {
  const { t } = useTranslation('erp')
  const links = {
    account: (account: string) => practiceLinks.erp(sign, 'books', { tab: 'account', account }),
  }
  return (
    <Surface gap="md">
      <h2>{t('review.books')}</h2>
      <h3>{t('review.trial')}</h3>
      <TrialBalance trialBalance={view.trialBalance} links={links} />
      <h3>{t('review.income')}</h3>
      <IncomeStatement income={view.income} links={links} />
      <h3>{t('review.sheet')}</h3>
      <BalanceSheet balanceSheet={view.balanceSheet} links={links} />
    </Surface>
  )
}

function Notes({ notes }: Pick<RunReview, 'notes'>) {
  const { t } = useTranslation('erp')
  const { colon } = useFormats()
  if (notes.length === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('review.notes')}</h2>
      <Stack component="ul" gap="xs" m={0} pl="md" style={{ listStyle: 'disc' }}>
        {notes.map(({ day, note }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the notes of a finished run never change
          <Text component="li" key={place} style={{ overflowWrap: 'anywhere' }}>
            <b className="num">{t('head.day', { day })}</b>
            {colon}
            {note}
          </Text>
        ))}
      </Stack>
    </Surface>
  )
}

/**
 * PRC-048, PRC-224: the review of finished books: measures, cards, mistakes and financial
 * statements.
 */
export function ErpReviewOf({ review }: { review: RunReview }) {
  if (!review.erp) return null
  const { view, result } = review.erp
  const { sign } = review
  return (
    <Stack gap="lg">
      <Measures measures={result} />
      <Cards view={view} sign={sign} />
      <Slips view={view} sign={sign} />
      <Statements view={view} sign={sign} />
      <Notes notes={review.notes} />
    </Stack>
  )
}
