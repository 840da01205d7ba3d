import { Title } from '@mantine/core'
import type { ErpPageProps } from '../parts/erp-run.tsx'

export function DocumentPage({ view }: ErpPageProps) {
  return <Title order={1}>{view.day}</Title>
}
