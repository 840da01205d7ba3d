import { Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { SiteLink } from '@titian/site'
import { Columns, EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import type { ErpPageProps } from '../parts/page-props.ts'
import { Paper } from './inbox/paper.tsx'
import { cardsToServe } from './form/choices.ts'
import { type ErpPaper, idOf } from './parts/shapes.ts'

type Group = 'open' | 'read' | 'used'

/** Returns the group of a paper: it needs a document, it only informs, or it is done. */
function groupOf(paper: ErpPaper, unsolved: ReadonlySet<string>): Group {
  if (paper.kind === 'note') return paper.card && unsolved.has(paper.card) ? 'read' : 'used'
  if (paper.used) return 'used'
  return paper.disputed ? 'read' : 'open'
}

/**
 * PRC-229: the papers that the company received. Unused papers come first, and among them the
 * newest.
 */
export function InboxPage(page: ErpPageProps) {
  const { t } = useTranslation('erp-documents')
  const { id } = useSearch({ from: paths.erpPart })
  const { run, view } = page
  const unsolved = new Set(cardsToServe(view).map(({ code }) => code))
  const newest = view.papers.toReversed()
  if (view.papers.length === 0)
    return (
      <EmptyState
        level={1}
        title={t('inbox.empty')}
        text={t('inbox.emptyText')}
        action={
          <SiteLink className="link" {...practiceLinks.erp(run.sign, 'cards')}>
            {t('inbox.toCards')}
          </SiteLink>
        }
      />
    )
  return (
    <Stack gap="xl">
      <SectionHead level={1} title={t('inbox.title')} lead={t('inbox.lead')} />
      {(['open', 'read', 'used'] as const).map((group) => {
        const papers = newest.filter((paper) => groupOf(paper, unsolved) === group)
        return papers.length > 0 ? (
          <section key={group} aria-labelledby={`papers-${group}`}>
            <Stack gap="md">
              <SectionHead id={`papers-${group}`} title={t(`inbox.group.${group}`)} />
              <Columns widths={2} from="md" gap="md">
                {papers.map((paper) => (
                  <Paper key={paper.id} {...page} paper={paper} isMarked={paper.id === idOf(id)} />
                ))}
              </Columns>
            </Stack>
          </section>
        ) : null
      })}
    </Stack>
  )
}
