import { Button, Group, Stack } from '@mantine/core'
import { FormError, SiteLink } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { kindsOfPaper } from '../../parts/papers.ts'
import { isLive, type ErpPaper } from '../parts/shapes.ts'

/** Returns the link to the form for a new partner or item; null for other papers. */
function masterLink(sign: string, { id, kind }: ErpPaper) {
  if (kind === 'newPartner') return practiceLinks.erp(sign, 'partners', { paper: String(id) })
  return kind === 'newItem' ? practiceLinks.erp(sign, 'items', { paper: String(id) }) : null
}

interface PaperProps extends ErpPageProps {
  paper: ErpPaper
}

/** Disputes a wrong bill, after a confirmation. */
function Dispute({ paper, acts }: PaperProps) {
  const { t } = useTranslation('erp-documents')
  const [asks, setAsks] = useState(false)
  if (paper.kind !== 'supplierInvoice' || paper.disputed || paper.used) return null
  return (
    <>
      <Button
        variant="default"
        aria-label={t('inbox.disputeOf', { number: paper.number })}
        disabled={acts.isPending}
        onClick={() => setAsks(true)}
      >
        {t('inbox.dispute')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('inbox.disputeTitle', { number: paper.number })}
        text={t('inbox.disputeText')}
        confirmLabel={t('inbox.dispute')}
        cancelLabel={t('acts.keep')}
        onConfirm={() =>
          acts.send({ type: 'dispute', paper: paper.id }, () => {
            toast.success(t('inbox.disputed'))
          })
        }
      />
    </>
  )
}

/** Links a note about an unpaid invoice to that invoice. */
function Overdue({ paper, view, run }: Omit<PaperProps, 'acts'>) {
  const { t } = useTranslation('erp-documents')
  if (paper.kind !== 'note' || paper.lines.length > 0 || paper.partner === null) return null
  const invoice = view.documents.find(
    (one) =>
      one.kind === 'customerInvoice' &&
      one.partner === paper.partner &&
      isLive(one) &&
      one.open > 0,
  )
  return invoice ? (
    <Button
      component={SiteLink}
      {...practiceLinks.erp(run.sign, 'document', { id: String(invoice.id) })}
    >
      {t('inbox.toInvoice', { number: invoice.number })}
    </Button>
  ) : null
}

/** PRC-229: the actions that a paper needs. */
export function PaperActs(props: PaperProps) {
  const { t } = useTranslation('erp-documents')
  const { paper, view, run, acts } = props
  if (run.state !== 'active' || view.finished) return null
  const id = String(paper.id)
  const isOpen = !paper.used && !paper.disputed
  const master = isOpen ? masterLink(run.sign, paper) : null
  const kinds = isOpen ? kindsOfPaper(paper) : []
  const isLast = acts.last === 'dispute' && !acts.isPending && !acts.isMoved
  return (
    <Stack gap="sm">
      {isLast && isOpen && paper.kind === 'supplierInvoice' ? (
        <FormError error={Object.values(acts.fields)[0] ?? null} />
      ) : null}
      <Group gap="sm">
        {master ? (
          <Button component={SiteLink} {...master}>
            {t(`inbox.act.${paper.kind}`)}
          </Button>
        ) : null}
        {kinds.map((kind, at) => (
          <Button
            key={kind}
            component={SiteLink}
            variant={at === 0 ? 'filled' : 'default'}
            {...practiceLinks.erp(run.sign, 'new', { kind, paper: id })}
          >
            {t(`inbox.act.${kind}`)}
          </Button>
        ))}
        <Overdue paper={paper} view={view} run={run} />
        <Dispute {...props} />
      </Group>
    </Stack>
  )
}
