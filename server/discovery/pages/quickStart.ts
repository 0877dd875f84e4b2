import { escape } from './page.ts';

/** From a token to the PDF with curl alone. A test runs it as it is printed. */
export const quickStart = (publicUrl: string): string => `<h2>Quick start</h2>
<p>Make a token under Account (<code>${escape(publicUrl)}/account</code>) that may submit and read. Put it into <code>WITAN_TOKEN</code>
and the account’s own address into <code>WITAN_EMAIL</code>, then:</p>
<pre id="quick-start">${escape(commands(publicUrl))}</pre>
<p>Errors are RFC 9457 problem documents: their <code>code</code> says what is wrong, and <a href="/problems/">each code has a page</a>. 401
<code>INVALID_TOKEN</code>: make another token. 403 <code>INSUFFICIENT_SCOPE</code>: this one was made for less. 409 <code>APPROVAL_PENDING</code>: its
owner approves each case in the app first. 422 <code>INVALID_INPUT</code>: <code>errors</code> names the fields. 429: wait as long as
<code>Retry-After</code> says. Rather than ask again and again, have a <a href="#createWebhook">webhook</a> told, or follow the case’s
<a href="#getCaseEvents">event stream</a>. The same is offered <a href="/docs/mcp">over MCP</a>.</p>`;

const commands = (publicUrl: string): string => `AUTH="Authorization: Bearer $WITAN_TOKEN"

# Submit a decision. Sent again with the same key, it makes no second case.
REPLY=$(curl -sS ${publicUrl}/intake \\
  -H "$AUTH" -H "Content-Type: application/json" -H "Idempotency-Key: quick-start-1" \\
  -d '{
    "email": "'"$WITAN_EMAIL"'",
    "q1": "Should we hire a second baker now, or wait until spring?",
    "mode": "direct",
    "consent": { "statement": "Yes, submit it." }
  }')
CASE=$(printf '%s' "$REPLY" | sed -nE 's/.*"case_id":"([^"]+)".*/\\1/p')

if [ -z "$CASE" ]; then
  # Refused: it says why, and nothing follows.
  printf '%s\\n' "$REPLY"
else
  # Wait while the panel works; a refused call ends this too.
  while curl -sS ${publicUrl}/api/cases/$CASE -H "$AUTH" | grep -qE '"status":"(queued|running)"'; do
    sleep 2
  done

  # Fetch the report; nothing is written where there is none.
  curl -sS --fail -o recommendation.pdf ${publicUrl}/api/cases/$CASE/report.pdf -H "$AUTH" && echo "Delivered: recommendation.pdf"
fi`;
