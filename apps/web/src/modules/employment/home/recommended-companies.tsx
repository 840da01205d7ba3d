import { Stack } from '@mantine/core'
import { employment } from '@titian/contract'
import { useAsk } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../../parts/job-links.ts'
import { CompanyCard } from '../parts/company-card.tsx'
import { MoreLink } from './more-link.tsx'

/** JOB-015: recommended companies, with a link to the map of all. */
export function RecommendedCompanies() {
  const { t } = useTranslation('employment')
  const { data = [] } = useAsk(employment.enterpriseRecommend, {})
  return (
    <section aria-labelledby="companies">
      <SectionHead
        id="companies"
        title={t('home.companies')}
        more={<MoreLink {...jobLinks.map()} label={t('home.toMap')} />}
      />
      <Stack component="ul" gap="sm">
        {data.map((company) => (
          <li key={company.sign}>
            <CompanyCard company={company} />
          </li>
        ))}
      </Stack>
    </section>
  )
}
