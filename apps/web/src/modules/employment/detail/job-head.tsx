import { Anchor, Group, Stack, Text } from '@mantine/core'
import type { PostDetail } from '@titian/contract'
import { IconBriefcase, IconMapPin, IconSchool, IconTimeline } from '@tabler/icons-react'
import { SiteLink, Written } from '@titian/site'
import { Face } from '@titian/ui'
import type { ReactNode } from 'react'
import { jobLinks } from '../../../parts/job-links.ts'
import { useJobFacts, useSalary } from '../parts/use-job-words.ts'
import styles from './job-head.module.css'

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Group component="span" gap={6} wrap="nowrap">
      {icon}
      {children}
    </Group>
  )
}

const look = { size: 18, 'aria-hidden': true } as const

/** JOB-033: the title, company, salary and requirements of a post. */
export function JobHead({ post }: { post: PostDetail }) {
  const salary = useSalary()
  const facts = useJobFacts()
  const { title, company } = post
  return (
    <header className={styles['head']}>
      <Face name={company.name} src={company.logo} size={72} />
      <Stack gap={8} miw={0}>
        <h1 className={styles['title']}>
          <Written>{title}</Written>
        </h1>
        <Anchor component={SiteLink} {...jobLinks.company(company.sign)} w="fit-content">
          {company.name}
        </Anchor>
        <Text component="p" fz="xl" fw={600} c="var(--primary)" className="num">
          {salary(post.salary)}
        </Text>
        <Group gap="xs 24px" fz="sm" c="var(--text-2)" style={{ columnGap: 24 }}>
          <Fact icon={<IconMapPin {...look} />}>{facts.place(post)}</Fact>
          <Fact icon={<IconBriefcase {...look} />}>{facts.nature(post.nature)}</Fact>
          <Fact icon={<IconSchool {...look} />}>{facts.degree(post.degree)}</Fact>
          <Fact icon={<IconTimeline {...look} />}>{facts.experience(post.experience)}</Fact>
        </Group>
      </Stack>
    </header>
  )
}
