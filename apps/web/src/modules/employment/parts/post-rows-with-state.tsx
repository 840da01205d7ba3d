import { useQueries } from '@tanstack/react-query'
import { employment, type PostCard } from '@titian/contract'
import { askOptions, isAsStudent, useSession } from '@titian/site'
import type { ListedPost } from './delivery-badge.tsx'
import { PostRows } from './post-row.tsx'

/**
 * The number of posts whose states one request loads. It equals the size of a page, so that a phone
 * that appends a page loads only the states of this page.
 */
const ofPage = 10

/**
 * JOB-004, JOB-005: returns the posts at once. When the states of the reader's applications have
 * loaded, returns the posts with these states.
 */
function useDelivery<Post extends PostCard>(posts: readonly Post[]): (Post & ListedPost)[] {
  const isAsked = useSession().status === 'signedIn' && !isAsStudent()
  const pages = isAsked ? Math.ceil(posts.length / ofPage) : 0
  const delivery = useQueries({
    queries: Array.from({ length: pages }, (_, page) => {
      const rows = posts.slice(page * ofPage, (page + 1) * ofPage)
      const positionIds = rows.map(({ positionId }) => positionId)
      return askOptions(employment.deliveryOfPosts, { positionIds }, true)
    }),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? Object.entries(data.extend.delivery) : []))),
  })
  return posts.map((post) => ({ ...post, delivery: delivery.get(post.positionId) }))
}

/**
 * The rows of a public list with the reader's states. The response of the list is the same for
 * everybody, so the states are added here.
 */
export function PostRowsWithState({ posts, ...rest }: Parameters<typeof PostRows>[0]) {
  return <PostRows posts={useDelivery(posts)} {...rest} />
}
