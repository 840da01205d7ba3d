export { ApplyBar, ApplyToPost } from './apply-to-post.tsx'
export { MyApplications } from './my-applications.tsx'
export { SendToAll } from './send-to-all.tsx'
