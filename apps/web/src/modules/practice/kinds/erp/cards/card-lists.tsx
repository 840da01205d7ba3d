import { Button, Group, Stack, Text } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { StatusBadge, Surface, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { formOf, isUnused } from '../parts/papers.ts'

interface ListProps {
  view: ErpView
  sign: string
  code: string
  isOpen: boolean
}

/** The papers received for a card, each with a link to the form in which it is entered. */
export function CardPapers({ view, sign, code, isOpen }: ListProps) {
  const { t } = useTranslation('erp')
  const { colon } = useFormats()
  const { name, partnerName } = useErpContent()
  const papers = view.papers.filter(({ card }) => card === code)
  if (papers.length === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('card.papers')}</h2>
      <ul className="lined">
        {papers.map((paper) => {
          const { part, words } = formOf(paper, view)
          const title = `${name('paper', paper.kind)} ${paper.number}`
          return (
            <Group key={paper.id} component="li" justify="space-between" gap="xs" py="xs">
              <Stack gap={0} miw={0}>
                <SiteLink
                  {...practiceLinks.erp(sign, 'inbox', { id: String(paper.id) })}
                  className="link"
                >
                  {title}
                </SiteLink>
                <Text component="span" fz="sm" c="var(--text-2)" className="num">
                  {[
                    paper.partner ? partnerName(paper.partner, view.partners) : '',
                    t('card.cameOn', { day: paper.day }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
              {isOpen && isUnused(paper) ? (
                <Button
                  component={SiteLink}
                  {...practiceLinks.erp(sign, part, words)}
                  variant="default"
                  size="xs"
                  aria-label={`${t('today.act.paper')}${colon}${title}`}
                >
                  {t('today.act.paper')}
                </Button>
              ) : null}
            </Group>
          )
        })}
      </ul>
    </Surface>
  )
}

const tones: Record<ErpView['documents'][number]['state'], Tone> = {
  draft: 'neutral',
  submitted: 'info',
  partlyDone: 'warn',
  done: 'ok',
  cancelled: 'danger',
}

/**
 * PRC-223: the documents that were written for a card, and the documents with which the card began.
 */
export function CardDocuments({ view, sign, code }: Omit<ListProps, 'isOpen'>) {
  const { t } = useTranslation('erp')
  const { documentName, name } = useErpContent()
  const documents = view.documents.filter(({ card }) => card === code)
  if (documents.length === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('card.documents')}</h2>
      <ul className="lined">
        {documents.map(({ id, kind, number, state, direction, day }) => (
          <Group key={id} component="li" justify="space-between" gap="xs" py="xs">
            <SiteLink
              {...practiceLinks.erp(sign, 'document', { id: String(id) })}
              className="link num"
            >
              {documentName(kind, direction)} {number}
            </SiteLink>
            <Group gap="xs">
              <Text component="span" fz="sm" c="var(--text-2)" className="num">
                {t('head.day', { day })}
              </Text>
              <StatusBadge tone={tones[state]}>{name('documentState', state)}</StatusBadge>
            </Group>
          </Group>
        ))}
      </ul>
    </Surface>
  )
}
