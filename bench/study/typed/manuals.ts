/** Manuals, guides and instructions. */
export const MANUALS: readonly string[] = [
  `# Solar water pump SP-200: user manual

# Safety

WARNING: Disconnect the panel before you open the pump. Do not run the pump dry.

# Installation

1. Place the panel facing north.
2. Connect the red wire to the positive terminal.
3. Lower the pump into the well.
4. Tighten the clamp.

# Maintenance

Clean the filter every month. Check the cable for damage.

# Troubleshooting

If the pump does not start, check the fuse. If the flow is low, clean the filter.

# Specifications

Power 200 W; flow 1.2 m³/h; weight 9 kg.`,
  `# Using NVivo for your thesis: a step-by-step guide

# Before you start

Install NVivo 12 and make sure that your transcripts are saved as Word files.

# Importing data

1. Open NVivo and click New Project.
2. Select Import, then Files.
3. Choose the transcripts and press Open.

# Coding

Select a passage, right-click and choose Code. Type the name of a node and press Enter. Tip: keep code names short.

# Running a query

Click Explore, then Word Frequency. Set the minimum length to four. Press Run Query.

# Saving

Press Ctrl+S often. Do not close the laptop while a project is saving.`,
  `# API reference

## Authentication

Send the token in the header: \`Authorization: Bearer <token>\`.

## POST /v1/deposits

Creates a deposit. Parameters:

- \`amount\` (string, required): the amount in kwacha
- \`msisdn\` (string, required): the phone number

Returns 200 and the deposit id, or 400 if a parameter is missing.

## Errors

Retry after 5 seconds if the server returns 503. Set the timeout to 30 seconds.

## Configuration

Set the environment variable BASE_URL before you start the server. Run npm install, then npm start.`,
  `OPERATOR'S HANDBOOK
HAMMER MILL MODEL H4

1. BEFORE USE

Check that all bolts are tight. Fill the tank with diesel. Wear goggles and gloves.

2. STARTING

Turn the key to ON. Pull the cord. Let the engine warm up for two minutes. Open the hopper slowly.

3. STOPPING

Close the hopper. Wait until the mill is empty. Turn the key to OFF.

CAUTION: Never put your hand into the hopper while the mill is running.

4. SERVICING

Change the oil after 50 hours. Replace worn hammers in pairs. Grease the bearings weekly.`,
  `# Standard operating procedure: cold chain for vaccines

# Purpose

This procedure describes how vaccines are stored at health posts.

# Responsibilities

The nurse in charge checks the refrigerator. The driver keeps the cool boxes clean.

# Procedure

1. Read the thermometer at 08:00 and 16:00 and write down the temperature.
2. If it is above 8 °C, move the vaccines to a cool box.
3. Do not open the door more than needed.
4. Defrost the freezer when ice is thicker than 5 mm.

# Records

Keep the temperature chart for one year.`,
  `# Quick start guide – Router X10

What is in the box: router, power adapter, network cable.

1. Plug in the power adapter and wait for the green light.
2. Connect your phone to the network "X10-Setup".
3. Open a browser and go to 192.168.1.1.
4. Enter the password on the label.
5. Choose a new password and press Save.

Note: The password must have at least eight characters.

If the light is red, restart the router. To reset it, hold the button for ten seconds. For help, visit our support page.`,
  `# Administrator guide: row permissions in the database

# Overview

This guide explains how to restrict rows by user. It is meant for database administrators.

# Requirements

Version 7.2 or later. You must have the SECADM authority.

# Creating a permission

Use the CREATE PERMISSION statement:

    CREATE PERMISSION p1 ON sales FOR ROWS WHERE branch = USER ENFORCED FOR ALL ACCESS ENABLE

Then activate row access control with ALTER TABLE. Make sure that the plan cache is cleared.

# Verifying

Run the query as another user. Check that only the rows of that branch are returned.

# Removing

To remove a permission, use DROP PERMISSION.`,
  `# Keeping village chickens: a guide for farmers

# Housing

Build the house on high ground. Make the floor of wood or packed clay. Leave gaps for air. Clean it every week.

# Feeding

Give each bird about 100 grams of feed a day. Provide clean water at all times. Do not feed mouldy maize.

# Vaccination

1. Vaccinate against Newcastle disease every three months.
2. Keep the vaccine on ice.
3. Put one drop in the eye of each bird.

# Problems

If birds cough, separate them and call the veterinary assistant.`,
]
