import { Box, Flex, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import type { CourseTeacher } from '@titian/contract'
import { usePhoneLayout } from '@titian/site'
import { EmptyState, Face, StatusBadge, Surface } from '@titian/ui'

interface TeacherListProps {
  teachers: CourseTeacher[]
  /** The texts for a list without teachers, and for the badge of the lead teacher. */
  words: { none: string; lead: string }
}

/** The teachers, the lead teacher first. */
export function TeacherList({ teachers, words }: TeacherListProps) {
  const phone = usePhoneLayout()
  if (teachers.length === 0) return <EmptyState title={words.none} seed="empty-2" />
  const sorted = teachers.toSorted((a, b) => b.masterFlag - a.masterFlag)
  return (
    <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} spacing="md">
      {sorted.map((teacher) => (
        <li key={teacher.teacherIdSign}>
          <Surface h="100%" padding="none" p={phone ? 'md' : 20}>
            <Group align="flex-start" gap="md" wrap="nowrap">
              <Face name={teacher.name} src={teacher.photo} size={56} />
              <Stack gap={2} flex={1} miw={0}>
                <Flex rowGap={4} columnGap="xs" align="center" wrap="wrap">
                  <Title order={2} size="h4">
                    {teacher.name}
                  </Title>
                  {teacher.masterFlag === 1 ? (
                    <StatusBadge tone="brand">{words.lead}</StatusBadge>
                  ) : null}
                </Flex>
                {teacher.title ? <p className="meta">{teacher.title}</p> : null}
                {teacher.bio ? (
                  <Box component="p" mt={4} c="var(--text-2)" fz="sm">
                    {teacher.bio}
                  </Box>
                ) : null}
              </Stack>
            </Group>
          </Surface>
        </li>
      ))}
    </SimpleGrid>
  )
}
