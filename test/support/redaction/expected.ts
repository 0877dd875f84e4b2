/** What every count has, whatever holds its strength down. */
const pooled = `  ++++ ++++  panel round at
  ++++ ++++  pool.{p.* nEff winner margin strength matrix.*.*.median matrix.*.*.spread scoreWinner quorum}
  ++++ ++++  pool.sensitivity.{withoutLens.* withoutEvidence.* weightsStable}
  ++++ ++++  pool.drift.{flips unevidencedTowardPlurality conformity driftShare blindOnly shift} pool.uncounted.{seats otherwise}
  --++ --++  pool.blocs[].{provider seats weight p.*} pool.sensitivity.withoutProvider.*
  --++ --++  pool.declined[].{provider declined seats}`;
/** What every look-up has, whatever became of the quote. */
const looked = `  ++++ ++++  panel evidenceId seatId status finding pageHash at note.code
  ++++ ----  places[].{at start end} instead`;

/**
 * What leaves, written by hand: by event, what the owner and what a watcher by link sees of each field, at four moments in turn.
 *
 *   1  before any ballots are open             +  as it was recorded
 *   2  once those of the event's panel are     ~  with the owner's words left out
 *   3  once all blind ballots are              -  not at all
 *   4  once all ballots are
 *
 * `a.{b c}` stands for `a.b` and `a.c`, `[]` for each item of a list, `.*` for each value of a record.
 */
export const expected = `
CaseSubmitted
  ++++ ++++  caseId mode capUsd example at
  ++++ ----  accountId email q1 opening answers.* rerunOf again.of again.change.{kind was now} again.stated again.submittedAt
ConsentRecorded
  ++++ ----  how statement tokenId agent client at
ClarificationAsked
  ++++ ++++  dueAt at questions[].{questionId voi}
  ++++ ~~~~  questions[].{text why assumption}
  ++++ ----  frame.{options criteria deadline fixed}
FrameShown
  ++++ ++++  at
  ++++ ----  frame.{options criteria deadline fixed}
FrameCorrected
  ++++ ++++  at
  ++++ ----  frame.{options criteria deadline fixed}
ClarificationAnswered
  ++++ ++++  at answers[].questionId
  ++++ ----  answers[].text
ClarificationAssumed
  ++++ ++++  reason at assumptions[].questionId
  ++++ ~~~~  assumptions[].text
WatchLinkOpened
  ++++ ++++  at
WatchLinkClosed
  ++++ ++++  at
ReportLinkOpened
  ++++ ----  secretHash expiresAt at
ReportLinkClosed
  ++++ ----  at
AuditorInvited
  ++++ ----  email accountId documents at
AuditorRemoved
  ++++ ----  email at
CaseRenamed
  ++++ ----  name at
CaseArchived
  ++++ ----  at
CaseRestored
  ++++ ----  at
CaseCancelled
  ++++ ++++  at
  ++++ ----  reason
CaseErased
  ++++ ++++  at
CaseFailed
  ++++ ++++  code validBallots capUsd phase resumable at
  ++++ --++  declined[].{provider declined seats}
CaseRetried
  ++++ ++++  at
DocumentAdded
  ++++ ++++  documentId at
  ++++ ----  name kind bytes sha256 textSha256 pages units chars tokens reader warnings[].code warnings[].params.*
FindingsReused
  ++++ ++++  part parts at
  ++++ ----  of concluded.optionId concluded.wholeCalls
  ++++ ----  concluded.dissents[].{panel dissentId seatId optionId probability text decisiveArgument evidenceIds conditions watch textHash takenOver at}
  ++++ ----  concluded.dissents[].passages[].{documentId place quote}
  ++++ ----  concluded.replies[].{panel dissentId seatId text takenOver at}
  ++++ ----  concluded.lastVote.blindOnly concluded.lastVote.seats[].{seatId p.* evidenceIds counts}
  ++++ ----  concluded.model.{panel seatId takenOver at} concluded.model.model.{currency periods period rate}
  ++++ ----  concluded.model.model.inputs[].{id name unit base low high source.kind source.evidenceId}
  ++++ ----  concluded.model.model.options[].optionId concluded.model.model.options[].lines[].{name direction times per growth from to}
  --++ --++  calls
RerunTaken
  ++++ ----  caseId at
ReportIssued
  ++++ ++++  documentHash filename at head.{revision hash} signed.{at key signature}
ReportMailed
  ++++ ----  messageId email at
MailRefused
  ++++ ----  messageId email code reason at
ReviewDue
  ++++ ----  what tripwire dueAt at
DecisionRecorded
  ++++ ----  optionId text forecast.{by success} forecast.tripwires[].{tripwire p} at
OutcomeRecorded
  ++++ ----  happened text tripwires[].{tripwire crossed} at
DissenterAsked
  ++++ ----  dissentId question at
DissenterAnswered
  ++++ ----  dissentId text callId at

CaseTriaged
  ++++ ++++  title language stakes reversibility isDecision at
  ++++ ----  domain deadline policyFlags userLean brief injectionSpans named
RunStarted
  ++++ ++++  at
  --++ ----  runId
PanelSeated, a voting seat
  ++++ ++++  protocolVersion rehearsal panels dueAt capUsd at seats[].{seatId panel name kind role lens}
  --++ --++  seats[].{provider model}
  --++ ----  seed calibration.weights.* calibration.recalibration.{slope intercept} calibration.questions
PanelSeated, a service seat
  ++++ ++++  protocolVersion rehearsal panels dueAt capUsd at seats[].{seatId panel name kind role lens provider model}
  --++ ----  seed calibration.weights.* calibration.recalibration.{slope intercept} calibration.questions
PhaseEntered
  ++++ ++++  panel phase dueAt at
PhaseSkipped
  ++++ ++++  panel phase reason at
FrameProposed
  ++++ ++++  panel seatId at frame.question frame.options[].{optionId title origin bloc merged}
  ++++ ++++  frame.criteria[].{criterionId name weight direction}
  ++++ ~~~~  frame.options[].description frame.criteria[].why
  ++++ ----  frame.{constraints assumptions refused horizon successMetric} named[].{said optionId refused}
TextsGrouped
  ++++ ++++  panel seatId what at keptApart[].because
  ++++ ~~~~  groups[].{texts opposite} keptApart[].{text from}
CaseFramed
  ++++ ++++  panel proposedBy at frame.question frame.options[].{optionId title origin bloc merged}
  ++++ ++++  frame.criteria[].{criterionId name weight direction}
  ++++ ~~~~  frame.options[].description frame.criteria[].why
  ++++ ----  frame.{constraints assumptions refused horizon successMetric}
ResearchPlanned
  ++++ ++++  panel at plans[].seatId
  ++++ ----  plans[].queries
EvidenceFound, from the case
  ++++ ++++  panel evidenceId seatId source documentId retrievedAt supports.* kind grade injection unlisted at
  ++++ ----  claim quote place url publisher publishedAt
EvidenceFound, from a document
  ++++ ++++  panel evidenceId seatId source documentId retrievedAt supports.* kind grade injection unlisted at
  ++++ ----  claim quote place url publisher publishedAt
EvidenceFound, from the web
  ++++ ++++  panel evidenceId seatId source documentId url retrievedAt supports.* kind grade injection unlisted at
  ++++ ~~~~  claim quote publisher publishedAt
  ++++ ----  place
EvidenceVerified, by the code in_case
${looked}
EvidenceVerified, by the code not_in_case
${looked}
EvidenceVerified, by the code not_on_page
${looked}
EvidenceVerified, by the code in_document
${looked}
EvidenceVerified, by the code not_in_document
${looked}
EvidenceVerified, by the code altered
${looked}
EvidenceVerified, by the code too_short
${looked}
EvidenceVerified, by the code claim_not_judged
${looked}
EvidenceVerified, by the code not_checked_in_time
${looked}
EvidenceVerified, where the page could not be opened
${looked}
  ++++ ++++  note.detail
EvidenceVerified, in the verifier’s words
${looked}
  ++++ ~~~~  note.text
DocumentRead
  ++++ ++++  panel seatId at
  ++++ ----  documentId part asks
ResearchEnded, by the code no_address
  ++++ ++++  panel seatId found leftOut gap.code round at
  ++++ ----  pages[].{url title cited} missing noOptions
ResearchEnded, by the code nothing_found
  ++++ ++++  panel seatId found leftOut gap.code round at
  ++++ ----  pages[].{url title cited} missing noOptions
ResearchEnded, in the researcher’s words
  ++++ ++++  panel seatId found leftOut gap.code round at
  ++++ ----  pages[].{url title cited} missing noOptions
  ++++ ~~~~  gap.text
ModelCallIntended
  ++++ ++++  at
  --++ --++  callId step panel seatId attempt provider model reservedUsd
  --++ ----  promptHash
ModelCallEnded
  ++++ ++++  at
  --++ --++  callId step outcome usage.{input cached cacheWritten cacheWrittenHour output reasoning searches}
  --++ --++  usd priceVersion latencyMs retryAt late costUnknown
  --++ ----  problem.{code detail}
TurnLost
  --++ --++  panel step seatId reason.code at
BudgetReached
  ++++ ++++  scope capUsd at
  --++ --++  spentUsd heldUsd
BallotSealed, blind
  ++++ ++++  panel round seatId commit at
  -+++ ----  nonce ballot.{p.* scores.*.* ranges.*.low ranges.*.high statement evidenceIds topCrux}
  -+++ ----  ballot.cruxBelief.{q ifTrue.* ifFalse.*} ballot.change.{kind evidenceIds note}
  -+++ ----  ballot.{changeMyMind uniqueEvidence writeIn abstain}
BallotSealed, revised
  ++++ ++++  panel round seatId commit at
  ---+ ----  nonce ballot.{p.* scores.*.* ranges.*.low ranges.*.high statement evidenceIds topCrux}
  ---+ ----  ballot.cruxBelief.{q ifTrue.* ifFalse.*} ballot.change.{kind evidenceIds note}
  ---+ ----  ballot.{changeMyMind uniqueEvidence writeIn abstain}
BallotsRevealed
  ++++ ++++  panel round at ballots[].{seatId commit} missing[].seatId
  ++++ ++++  ballots[].ballot.{p.* scores.*.* ranges.*.low ranges.*.high evidenceIds abstain}
  ++++ ++++  ballots[].ballot.cruxBelief.{q ifTrue.* ifFalse.*} ballots[].ballot.change.{kind evidenceIds}
  ++++ ~~~~  ballots[].ballot.{statement topCrux changeMyMind uniqueEvidence writeIn change.note}
  ++++ ----  ballots[].nonce
  --++ --++  ballots[].{provider model} missing[].reason.code
ControlBallotCast
  ---+ ----  panel seatId at ballot.{p.* scores.*.* ranges.*.low ranges.*.high statement evidenceIds topCrux}
  ---+ ----  ballot.cruxBelief.{q ifTrue.* ifFalse.*} ballot.change.{kind evidenceIds note}
  ---+ ----  ballot.{changeMyMind uniqueEvidence writeIn abstain}
OptionAdded
  ++++ ++++  panel namedBy at option.{optionId title origin bloc merged}
  ++++ ~~~~  option.description
BallotsPooled, held down by the quorum
${pooled}
  ++++ ++++  pool.caps[].{code quorum}
BallotsPooled, held down by panels that disagree
${pooled}
  ++++ ++++  pool.caps[].{code agreeing of}
BallotsPooled, held down by drift in panels
${pooled}
  ++++ ++++  pool.caps[].{code panels of}
BallotsPooled, held down by a shift
${pooled}
  ++++ ++++  pool.caps[].{code points}
BallotsPooled, held down by the scores
${pooled}
  ++++ ++++  pool.caps[].{code limits}
BallotsPooled, held down by drift
${pooled}
  ++++ ++++  pool.caps[].{code}
BallotsPooled, held down by a frame of code
${pooled}
  ++++ ++++  pool.caps[].{code limits}
BallotsPooled, held down by low coverage
${pooled}
  ++++ ++++  pool.caps[].{code limits}
BallotsPooled, held down by quotes that are nowhere
${pooled}
  ++++ ++++  pool.caps[].{code}
BallotsPooled, held down by the last ballots
${pooled}
  ++++ ++++  pool.caps[].{code limits}
CruxChosen
  ++++ ++++  panel cruxId voi score q namedBy.{seats of} favours.{ifTrue ifFalse} under.{ifTrue.* ifFalse.*}
  ++++ ++++  advocateFor advocateAgainst examiner at
  ++++ ~~~~  proposition
UtteranceMade
  ++++ ++++  panel utteranceId seatId phase kind cruxId evidenceIds replyTo check.evidenceId at
  ++++ ~~~~  text concession steelman check.question
ObjectionRaised
  ++++ ++++  panel objectionId seatId optionId probability killsOption evidenceIds at
  ++++ ~~~~  story cause earlySign when mitigation
RecommendationDrafted
  ++++ ++++  panel seatId optionId strength reasons[].evidenceIds reasons[].seats plan[].dependsOn at
  ++++ ~~~~  headline downgrade reasons[].text outsideView.{referenceClass baseRate adjustment}
  ++++ ~~~~  whatWouldChange nextAction.{what owner by} biggestRisk plan[].{what owner by firstStep cost}
  ++++ ~~~~  tripwires[].{metric threshold date action owner} reviewDate cheapestTest exitCost separateOpinion
  ++++ ~~~~  calculations[].{said from}
  ++++ ----  passages[].{documentId place quote}
DissentFiled
  ++++ ++++  panel dissentId seatId optionId probability evidenceIds takenOver at
  ++++ ~~~~  text decisiveArgument conditions watch
  ++++ ----  textHash passages[].{documentId place quote}
DissentReplied
  ++++ ++++  panel dissentId seatId takenOver at
  ++++ ~~~~  text
ConcurrenceFiled
  ++++ ++++  panel seatId at
  ++++ ~~~~  text
PanelsReconciled
  ++++ ++++  agreeing of at winners[].{panel optionId}
  ++++ ++++  before.{p.* nEff winner margin strength matrix.*.*.median matrix.*.*.spread scoreWinner quorum}
  ++++ ++++  before.caps[].{code quorum}
  ++++ ++++  before.sensitivity.{withoutLens.* withoutEvidence.* weightsStable}
  ++++ ++++  before.drift.{flips unevidencedTowardPlurality conformity driftShare blindOnly shift} before.uncounted.{seats otherwise}
  --++ --++  before.blocs[].{provider seats weight p.*} before.sensitivity.withoutProvider.*
  --++ --++  before.declined[].{provider declined seats}
  ++++ ++++  after.{p.* nEff winner margin strength matrix.*.*.median matrix.*.*.spread scoreWinner quorum}
  ++++ ++++  after.caps[].{code quorum}
  ++++ ++++  after.sensitivity.{withoutLens.* withoutEvidence.* weightsStable}
  ++++ ++++  after.drift.{flips unevidencedTowardPlurality conformity driftShare blindOnly shift} after.uncounted.{seats otherwise}
  --++ --++  after.blocs[].{provider seats weight p.*} after.sensitivity.withoutProvider.*
  --++ --++  after.declined[].{provider declined seats}
ForecastMade
  ++++ ++++  panel seatId success.* tripwires at
ForecastsPooled
  ++++ ++++  panel seats success.* optionId tripwires[].{tripwire p} at
  ++++ ~~~~  by
DecisionModelMade
  ++++ ++++  panel seatId takenOver at
  ++++ ----  model.{currency periods period rate}
  ++++ ----  model.inputs[].{id name unit base low high source.kind source.evidenceId}
  ++++ ----  model.options[].optionId model.options[].lines[].{name direction times per growth from to}
GateReviewed
  ++++ ++++  panel seatId at
  ++++ ~~~~  fixes
  ++++ ----  otherThings[].{number words source}
GatePassed
  ++++ ++++  panel verdict at checks[].{rule ok}
  ++++ ~~~~  checks[].found
`;
