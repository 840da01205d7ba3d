import { Box, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { htmlLanguage } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactList } from '../parts/fact-list.tsx'
import type { MarketMessage } from '../parts/shapes.ts'
import { useContent } from '@titian/site/market-content'

/** Returns the title of a message or review. */
export function useMessageTitle() {
  const { t } = useTranslation('market-steps')
  return ({ isReview, stars, message, day }: MarketMessage) =>
    isReview
      ? t('messages.review', { number: message, stars: stars ?? 0, day })
      : t('messages.message', { number: message, day })
}

/** The customer's message in their language, and the facts for the response. */
export function CustomerText({ of }: { of: MarketMessage }) {
  const { t } = useTranslation('market-steps')
  const { name, message } = useContent()
  // All facts are listed, because the student must find out from the message which of them the
  // response needs. The product is named above the message.
  const facts = of.values.filter((fact) => fact.name !== 'product')
  return (
    <Stack gap="sm">
      <Text component="p" fz="sm" c="var(--text-2)">
        {t('messages.about', {
          product: name('niche', of.product),
          language: t(`language.${of.language}`),
        })}
      </Text>
      <Box
        component="blockquote"
        lang={htmlLanguage[of.language]}
        m={0}
        p="sm"
        bdrs="md"
        bg="var(--sunken)"
        style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {message(of)}
      </Box>
      {facts.length > 0 ? (
        <>
          <Text component="p" fz="sm" fw={600}>
            {t('messages.needed')}
          </Text>
          <FactList facts={facts} />
        </>
      ) : null}
    </Stack>
  )
}

/** The response that the student sent, and what was missing or forbidden in it. */
export function Answered({ of }: { of: MarketMessage }) {
  const { t } = useTranslation('market-steps')
  const { list } = useFormats()
  const { name, template } = useContent()
  const title = useMessageTitle()
  if (!of.answered) return null
  const { met, missing, forbidden, text, day } = of.answered
  return (
    <details>
      <summary>
        {title(of)}{' '}
        <StatusBadge
          tone={met ? 'ok' : 'danger'}
          icon={met ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
        >
          {t(met ? 'messages.good' : 'messages.notGood')}
        </StatusBadge>
      </summary>
      <Stack gap="xs" mt="xs">
        <CustomerText of={of} />
        <Text component="p" fz="sm" fw={600}>
          {t('messages.yours', { day })}
        </Text>
        <Box component="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text || template(of, of.answered.template)}
        </Box>
        {missing.length > 0 ? (
          <p>{t('messages.missing', { facts: list(missing.map((one) => name('fact', one))) })}</p>
        ) : null}
        {forbidden ? (
          <p>
            <StatusBadge tone="danger" icon={<IconAlertTriangle size={14} aria-hidden />}>
              {t('messages.forbidden')}
            </StatusBadge>
          </p>
        ) : null}
      </Stack>
    </details>
  )
}
