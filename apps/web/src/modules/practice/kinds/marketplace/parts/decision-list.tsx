import { Stack, Text } from '@mantine/core'
import type { MarketDecided } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { type ContentKind, useContent } from '@titian/site/market-content'
import { useProductName } from './use-product-name.ts'

/** For each type of decision, what the codes in its label refer to. */
const codesOf: Readonly<Record<string, readonly ContentKind[]>> = {
  buyReport: ['niche'],
  chooseNiche: ['niche'],
  orderSample: ['supplier'],
  chooseSupplier: ['supplier'],
  submitPaper: ['slot', 'paper'],
  appeal: ['cause', 'remedy', 'prevention'],
}

/** Converts the code of a keyword to what customers type. */
const typed = (code: string) => code.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** Texts that this site has for some codes, by type of decision and code. */
const ownWords: Readonly<Record<string, string>> = {
  orderGoods: 'way',
  shipOrder: 'carrier',
  decideReturn: 'returnDecision',
  setBid: 'match',
  event: 'eventName',
}

/** Returns a function that describes a decision with its product and details. */
export function useDecisionText() {
  const { t } = useTranslation('marketplace')
  const { name } = useContent()
  const productOf = useProductName()
  return ({ type, product, label }: MarketDecided) => {
    const details = label.split(' · ').map((part, place) => {
      const kind = codesOf[type]?.[place]
      if (part === '*') return t('decision.all')
      if (type === 'setBid' && place === 0) return typed(part)
      if (type === 'answerMessage' && place === 1) return name('template', part)
      if (kind) return name(kind, part)
      const own = ownWords[type]
      return own ? t(`${own}.${part}`, { defaultValue: part }) : part
    })
    const subject = product === null ? '' : productOf(product)
    const words = [t(`decision.${type}`), subject, ...details].filter(Boolean)
    return [...new Set(words)].join(' · ')
  }
}

/** Decisions in their order. */
export function DecisionList({ decisions }: { decisions: readonly MarketDecided[] }) {
  const textOf = useDecisionText()
  return (
    <Stack component="ul" gap={4} m={0} pl="md" style={{ listStyle: 'disc' }}>
      {decisions.map((decision, at) => (
        <Text
          component="li"
          fz="sm"
          className="num"
          // oxlint-disable-next-line react/no-array-index-key -- the log only grows at its end
          key={`${decision.day} ${at}`}
          style={{ overflowWrap: 'anywhere' }}
        >
          {textOf(decision)}
        </Text>
      ))}
    </Stack>
  )
}
