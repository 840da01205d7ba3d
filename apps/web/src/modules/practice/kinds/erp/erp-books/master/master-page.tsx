import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { SiteLink, usePageTitle } from '@titian/site'
import { Note, SectionHead } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import { Panel } from '../../../marketplace/market-steps/parts/panel.tsx'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { formOf, unusedPapers } from '../../parts/papers.ts'
import { isClosed } from '../parts/use-book-form.ts'
import { paperOf, PaperBeside } from './paper-beside.tsx'
import type { useMasterForm } from './use-master-form.ts'

interface MasterPageProps {
  of: 'partner' | 'item'
  page: ErpPageProps
  master: ReturnType<typeof useMasterForm>
  form: ReactNode
  children: ReactNode
}

const paperKinds = { partner: 'newPartner', item: 'newItem' } as const

/** The papers of the inbox that require this form. */
function Papers({ of, page: { run, view } }: Pick<MasterPageProps, 'of' | 'page'>) {
  const { t } = useTranslation('erp-books')
  const papers = unusedPapers(view).filter(({ kind }) => kind === paperKinds[of])
  if (papers.length === 0) return null
  return (
    <Note>
      <Group gap="sm">
        {t('master.papers')}
        {papers.map((paper) => {
          const { part, words } = formOf(paper, view)
          return (
            <SiteLink key={paper.id} {...practiceLinks.erp(run.sign, part, words)} className="link">
              {paper.number}
            </SiteLink>
          )
        })}
      </Group>
    </Note>
  )
}

function FormWithPaper({ of, page, master, form }: Omit<MasterPageProps, 'children'>) {
  const { t } = useTranslation('erp-books')
  const paper = paperOf(page.view, master.paper, paperKinds[of])
  const isNew = master.edited?.code === null
  const shown = isNew ? paper : undefined
  return (
    <SimpleGrid cols={{ base: 1, md: shown ? 2 : 1 }} spacing="md">
      {shown ? <PaperBeside paper={shown} /> : null}
      <Panel title={t(isNew ? `${of}.add` : `${of}.change`)}>{form}</Panel>
    </SimpleGrid>
  )
}

/** A list of partners or items. The form is above the list, and the paper is beside the form. */
export function MasterPage({ children, ...props }: MasterPageProps) {
  const { t } = useTranslation('erp-books')
  const { of, page, master } = props
  const isOver = isClosed(page)
  const isShown = master.edited !== null && !isOver
  usePageTitle(t(`${of}.title`))
  return (
    <Stack gap="md">
      <SectionHead
        level={1}
        title={t(`${of}.title`)}
        lead={t(`${of}.lead`)}
        more={
          isOver || isShown ? null : (
            <Button onClick={() => master.setEdited({ code: null })}>{t(`${of}.add`)}</Button>
          )
        }
      />
      {isOver || isShown ? null : <Papers of={of} page={page} />}
      {isShown ? <FormWithPaper {...props} /> : null}
      {children}
    </Stack>
  )
}
