import { Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { ErpDocument } from '@titian/contract'
import { ErrorView, isNotFound, ServerRefusal, SiteLink } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { EmptyState, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import type { ErpPageProps } from '../parts/page-props.ts'
import { Actions } from './document/actions.tsx'
import { Facts, Match, Reminders } from './document/facts.tsx'
import { LineTable } from './document/line-table.tsx'
import { Posted } from './document/posted.tsx'
import { Related, Reversal } from './document/related.tsx'
import { returnDirection } from './form/choices.ts'
import { idOf } from './parts/shapes.ts'
import { StateBadge } from './parts/state-badge.tsx'
import { useDocument } from './parts/use-document.ts'

/**
 * Returns the name of a document. The name of a return says whether the goods come from a customer
 * or go to a supplier.
 */
function useName({ view }: Pick<ErpPageProps, 'view'>, document: ErpDocument): string {
  const { documentName } = useErpContent()
  const source = view.documents.find(({ id }) => id === document.source) ?? null
  const direction = document.kind === 'return' ? returnDirection(source) : document.direction
  return documentName(document.kind, direction)
}

function Whole({ document, ...page }: ErpPageProps & { document: ErpDocument }) {
  const { t } = useTranslation('erp-documents')
  const { name, cardTitle } = useErpContent()
  const { run, view } = page
  const card = view.cards.find(({ code }) => code === document.card)
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <SiteLink
          className="link"
          {...practiceLinks.erp(run.sign, 'documents', { kind: document.kind })}
        >
          {t('back', { documents: name('documents', document.kind) })}
        </SiteLink>
        <SectionHead
          level={1}
          title={`${useName(page, document)} ${document.number}`}
          lead={name('documentHelp', document.kind)}
          more={<StateBadge {...document} />}
        />
        {card ? (
          <Group gap={6} fz="sm">
            <span>{t('ofCard')}</span>
            <SiteLink className="link" {...practiceLinks.erp(run.sign, 'card', { id: card.code })}>
              {cardTitle(card)}
            </SiteLink>
          </Group>
        ) : null}
      </Stack>
      <Reversal {...page} document={document} />
      <Match document={document} />
      <Reminders document={document} view={view} />
      <Surface gap="md">
        <Stack gap="md">
          <Facts document={document} view={view} />
          <Related {...page} document={document} />
          <Actions {...page} document={document} />
        </Stack>
      </Surface>
      {document.lines.length > 0 ? (
        <Surface padding="none">
          <LineTable document={document} view={view} />
        </Surface>
      ) : null}
      <Posted document={document} />
    </Stack>
  )
}

/** The document or the run does not exist. */
const isMissing = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ServerRefusal && error.fields['document'] !== undefined)

/** PRC-227, PRC-228: one document with its postings and actions. */
export function DocumentPage(page: ErpPageProps) {
  const { t } = useTranslation(['erp-documents', 'site'])
  const words = useSearch({ from: paths.erpPart })
  const { run } = page
  const id = idOf(words.id)
  const { document, error, isReady, refetch } = useDocument(run.sign, id)
  if (document) return <Whole key={document.id} {...page} document={document} />
  if (id === null || isMissing(error))
    return (
      <EmptyState
        level={1}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <SiteLink className="link" {...practiceLinks.erp(run.sign, 'documents')}>
            {t('form.toDocuments')}
          </SiteLink>
        }
      />
    )
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  return isReady ? null : <TextSkeleton heading lines={8} label={t('site:loading')} />
}
