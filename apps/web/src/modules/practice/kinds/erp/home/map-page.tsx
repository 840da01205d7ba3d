import { Title } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { Columns } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { EndRun } from '../../run-notes.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'
import { ProcessMap } from './process-map.tsx'
import { Today } from './today.tsx'

/** PRC-221: the process map with the company's documents, and today's tasks. */
export function MapPage({ run, view, acts }: ErpPageProps) {
  const { t } = useTranslation('erp')
  const isOpen = run.state === 'active'
  return (
    <>
      <Title order={1}>{t('map.title')}</Title>
      <Columns widths={isOpen ? '300px minmax(0, 1fr)' : 1} from="lg" gap="lg">
        {isOpen ? <Today view={view} sign={run.sign} /> : null}
        <ProcessMap
          title={t('map.process')}
          lead={t('map.lead')}
          books={{ view, sign: run.sign }}
        />
      </Columns>
      {isOpen ? (
        <>
          <p>
            <SiteLink {...practiceLinks.erp(run.sign, 'import')} className="link">
              {t('map.import')}
            </SiteLink>
          </p>
          <EndRun acts={acts} text={t('endText')} />
        </>
      ) : null}
    </>
  )
}
