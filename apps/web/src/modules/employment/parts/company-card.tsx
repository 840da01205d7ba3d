import { Group, Stack, Text } from '@mantine/core'
import type { CompanyCard as Company } from '@titian/contract'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { SiteLink, useFormats } from '@titian/site'
import { CardLink, Face } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../../parts/job-links.ts'

/** JOB-033: the badge of a company that the school has verified. */
export function VerifiedMark() {
  const { t } = useTranslation('employment')
  return (
    <Group component="span" display="inline-flex" gap={4} fz="sm" c="var(--ok)" wrap="nowrap">
      <IconRosetteDiscountCheck size={16} aria-hidden />
      {t('company.verified')}
    </Group>
  )
}

/** Returns the known facts of a company: industry, size and city. */
export function useCompanyFacts() {
  const { t } = useTranslation('employment')
  return ({ industryName, size, cityName }: Pick<Company, 'industryName' | 'size' | 'cityName'>) =>
    [industryName, size > 0 ? t(`company.size.${size as 1 | 2 | 3 | 4 | 5}`) : '', cityName]
      .filter(Boolean)
      .join(' · ')
}

/** A company with the number of its live posts. */
export function CompanyCard({ company }: { company: Company }) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const facts = useCompanyFacts()
  const { name, logo, sign, verified, posts } = company
  return (
    <CardLink component={SiteLink} {...jobLinks.company(sign)} padding="md" h="100%">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Face name={name} src={logo} size={44} />
        <Stack gap={4} miw={0}>
          <Text component="b" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text component="span" fz="sm" c="var(--text-2)">
            {facts(company)}
          </Text>
          {verified ? <VerifiedMark /> : null}
          <Text component="span" fz="sm" c="var(--primary)" fw={600}>
            {t('company.posts', { count: posts, formatted: number(posts) })}
          </Text>
        </Stack>
      </Group>
    </CardLink>
  )
}
