import { Box, Stack, Text } from '@mantine/core'
import { htmlLanguage, type MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useContent } from '@titian/site/market-content'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'
import { useStep } from './step-context.ts'

/** The maximum number of shown customer texts, newest first. */
const shownMost = 5

interface PartProps {
  title: string
  children: ReactNode
}

function Part({ title, children }: PartProps) {
  return (
    <div>
      <Text component="h3" fz="sm" fw={600}>
        {title}
      </Text>
      <Stack component="ul" gap={4} m={0} pl="md">
        {children}
      </Stack>
    </div>
  )
}

/** What customers search for. If the student bought the report, also how often each day. */
function Searches({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  const { keyword } = useContent()
  return (
    <Part title={t('words.searches')}>
      {product.keywords.map((one) => (
        <Text component="li" fz="sm" className="num" key={one.keyword}>
          <b>{one.text}</b>{' '}
          {[
            one.searchesPerDay === null
              ? ''
              : t('words.aDay', { searches: number(one.searchesPerDay) }),
            keyword(product.product, one.keyword),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ))}
    </Part>
  )
}

interface CustomerWordsProps {
  product: MarketProduct
  /** Whether searches are shown too, in the step of the listing. */
  withSearches?: boolean
}

/**
 * PRC-206: what customers search, write and give as reasons for returns. Shown where the student
 * decides about product and listing; hidden if it is empty.
 */
export function CustomerWords({ product, withSearches = false }: CustomerWordsProps) {
  const { t } = useTranslation('market-steps')
  const { name, message } = useContent()
  const { view } = useStep()
  const ofProduct = (one: { product: string }) => one.product === product.product
  const cases = view.cases.filter(ofProduct)
  const messages = view.messages.filter(ofProduct)
  const reasons = [...new Set(cases.map(({ reason }) => reason))]
  const hasSearches = withSearches && product.keywords.length > 0
  if (!hasSearches && cases.length + messages.length === 0) return null
  return (
    <Panel title={t('words.title')} lead={t('words.lead')}>
      {hasSearches ? <Searches product={product} /> : null}
      {reasons.length > 0 ? (
        <Part title={t('words.reasons')}>
          {reasons.map((reason) => (
            <Text component="li" fz="sm" className="num" key={reason}>
              {t('words.reasonOf', {
                reason: name('returnReason', reason),
                count: cases.filter((one) => one.reason === reason).length,
              })}
            </Text>
          ))}
        </Part>
      ) : null}
      {messages.length > 0 ? (
        <Part title={t('words.said')}>
          {messages
            .toReversed()
            .slice(0, shownMost)
            .map((one) => (
              <Box component="li" key={one.message} style={{ overflowWrap: 'anywhere' }}>
                <Text component="q" fz="sm" lang={htmlLanguage[one.language]}>
                  {message(one)}
                </Text>
                {one.stars === null ? null : (
                  <Text component="span" fz="sm" c="var(--text-2)" className="num">
                    {' '}
                    {t('words.stars', { count: one.stars })}
                  </Text>
                )}
              </Box>
            ))}
        </Part>
      ) : null}
    </Panel>
  )
}
