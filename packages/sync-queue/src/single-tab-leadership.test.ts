import { leadershipContract } from './contracts/leadership-contract'
import { singleTabLeadership } from './single-tab-leadership'

leadershipContract('singleTabLeadership', () => ({ open: () => singleTabLeadership }))
