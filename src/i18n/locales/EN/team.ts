export const team = {
  'downline.unknown': 'This member is not in your team.',
  'downline.notLeader': 'Nobody can be placed below this member. Choose an agent.',
  'downline.circle': 'A member cannot be moved below itself or its own team.',
  'downline.rebateAbove': 'Somebody you want to move has a higher rebate than the new upline. Lower it first.',
  'downline.rebate': 'This rebate is out of bounds. Choose one between the two limits.',
} as const;
